import { createContext, Fragment, type ReactNode, useContext } from 'react';
import { DEFAULT_LANGUAGE } from '../../protocol/language';
import type { Texts } from '../texts/languages/en';
import { textsOf } from '../texts/texts';

const Language = createContext<string>(DEFAULT_LANGUAGE);

/** Provides the language of the content (site settings, `language`; a BCP 47 tag), which formats dates and figures. */
export const LanguageProvider = Language.Provider;

export const useLanguage = (): string => useContext(Language);

/** The texts that the site itself brings, in the content's language. */
export const useTexts = (): Texts => textsOf(useLanguage());

const IN_BRACES = /\{(\w+)\}/;

/**
 * What stands for a name is a node of its own, so that a text of content can be typed on in previews.
 * @param text with names in braces
 * @param values elements and texts by name
 */
export function withElements(text: string, values: Record<string, ReactNode>): ReactNode {
  // Every second part is a name.
  return text
    .split(IN_BRACES)
    .map((part, index) => (index % 2 === 0 ? part : <Fragment key={part}>{values[part]}</Fragment>));
}
