import { createContext, type ReactNode, useContext } from 'react';

/** Used when site settings could not be read. */
const NotAvailableLabelContext = createContext('Not available');

/** Provides the editors' label for what the product does not have (site settings, `notAvailableLabel`). */
export function NotAvailableLabelProvider({ value, children }: { value: string; children: ReactNode }) {
  return <NotAvailableLabelContext.Provider value={value}>{children}</NotAvailableLabelContext.Provider>;
}

/** The text of the tag on a card that is not enabled. */
export function useNotAvailableLabel(): string {
  return useContext(NotAvailableLabelContext);
}
