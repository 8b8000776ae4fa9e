import { createContext, type ReactNode, useContext } from 'react';
import type { ConsentTexts } from '../../content/content-types';

const ConsentTextsContext = createContext<ConsentTexts | null>(null);

type ConsentTextsProviderProps = {
  /** Null where analytics is not configured: there is nothing to consent to. */
  value: ConsentTexts | null;
  children: ReactNode;
};

/** Hands down the editors' words for consent to all that asks for it, or shows what was answered. */
export function ConsentTextsProvider({ value, children }: ConsentTextsProviderProps) {
  return <ConsentTextsContext.Provider value={value}>{children}</ConsentTextsContext.Provider>;
}

/** The words for consent, or null where there is nothing to consent to. */
export function useConsentTexts(): ConsentTexts | null {
  return useContext(ConsentTextsContext);
}
