import { createContext, useContext } from 'react';

/** Host of uploaded images: an origin without a trailing slash, and the dataset they belong to. */
export type AssetHost = { baseUrl: string; projectId: string; dataset: string };

const Host = createContext<AssetHost | null>(null);

export const AssetHostProvider = Host.Provider;

/** The host of uploaded images; null outside a provider: uploads are then not shown. */
export const useAssetHost = (): AssetHost | null => useContext(Host);
