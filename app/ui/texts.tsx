import { Fragment, type ReactNode } from 'react';
import type { Texts } from '../texts/languages/en';
import { textsOf } from '../texts/texts';
import { useLanguage } from './language';

/** The texts that the site itself brings, in the content's language. */
export const useTexts = (): Texts => textsOf(useLanguage());

const IN_BRACES = /\{(\w+)\}/;

/** @param text with names in braces @param values elements by name */
export function withElements(text: string, values: Record<string, ReactNode>): ReactNode {
  // Every second part is a name.
  return text
    .split(IN_BRACES)
    .map((part, index) => (index % 2 === 0 ? part : <Fragment key={part}>{values[part]}</Fragment>));
}
