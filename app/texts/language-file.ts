import type { Texts } from './languages/en';

declare global {
  /** The texts of each language that this program has loaded: all on the server, in a browser those of the page. */
  var siteTexts: Record<string, Texts> | undefined;
}

/** A text with a number, by the language's categories (`Intl.PluralRules`); `{count}` is the number. */
export type Plural = { other: string } & Partial<Record<Intl.LDMLPluralRule, string>>;

/** Lets other languages have more categories, or fewer. */
export const plural = (forms: Plural): Plural => forms;

/** Browsers load a language's file on its own, as a script without exports. @param language its name: `de`, `pt-BR` */
export function inLanguage(language: string, texts: Texts): void {
  globalThis.siteTexts = { ...globalThis.siteTexts, [language]: texts };
}
