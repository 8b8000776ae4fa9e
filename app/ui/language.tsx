import { createContext, type ReactNode, useContext } from 'react';
import { DEFAULT_LANGUAGE } from '../../protocol/language';

const LanguageContext = createContext<string>(DEFAULT_LANGUAGE);

type Props = { value: string; children: ReactNode };

/** Provides the language of the content (site settings, `language`; a BCP 47 tag), which formats dates and figures. */
export function LanguageProvider({ value, children }: Props) {
  return <LanguageContext.Provider value={value}>{children}</LanguageContext.Provider>;
}

export function useLanguage(): string {
  return useContext(LanguageContext);
}
