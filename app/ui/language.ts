import { createContext, useContext } from 'react';
import { DEFAULT_LANGUAGE } from '../../protocol/language';

const Language = createContext<string>(DEFAULT_LANGUAGE);

/** Provides the language of the content (site settings, `language`; a BCP 47 tag), which formats dates and figures. */
export const LanguageProvider = Language.Provider;

export const useLanguage = (): string => useContext(Language);
