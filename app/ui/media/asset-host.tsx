import { createContext, type ReactNode, useContext } from 'react';

/** Host of uploaded images: an origin without a trailing slash, and the dataset they belong to. */
type AssetHost = { baseUrl: string; projectId: string; dataset: string };

const AssetHostContext = createContext<AssetHost | null>(null);

export type { AssetHost };

export function AssetHostProvider({ value, children }: { value: AssetHost; children: ReactNode }) {
  return <AssetHostContext.Provider value={value}>{children}</AssetHostContext.Provider>;
}

/** The host of uploaded images; null outside a provider: uploads are then not shown. */
export function useAssetHost(): AssetHost | null {
  return useContext(AssetHostContext);
}
