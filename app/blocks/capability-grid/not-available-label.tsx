import { createContext, useContext } from 'react';

/** The text of the tag on a card that is not enabled (site settings, `notAvailableLabel`). */
const NotAvailableLabel = createContext('Not available');

export const NotAvailableLabelProvider = NotAvailableLabel.Provider;

export const useNotAvailableLabel = (): string => useContext(NotAvailableLabel);
