import { createContext, useContext } from 'react';
import type { SiteSettings } from '../content-model/content-types';
import { tracked } from '../ui/events';
import { Icon } from '../ui/icon/icon';
import { useTexts } from '../ui/texts';

/** `code`: two letters, or the whole tag where the page's language has the same ones. */
type OtherLanguage = { language: string; code: string; name: string; href: string };

const OtherLanguages = createContext<readonly OtherLanguage[]>([]);
export const OtherLanguagesProvider = OtherLanguages.Provider;

/** Paths of a page in other languages, by language. */
export type Translations = Record<string, string>;

/** Where the page is not translated, its link leads to the language's home page. */
export function otherLanguages(
  { language: own, languages = [] }: Pick<SiteSettings, 'language' | 'languages'>,
  translations: Translations,
): OtherLanguage[] {
  return languages.flatMap(({ language, name, path }) => {
    const href = translations[language] ?? path;
    const code = primary(language) === primary(own) ? language : primary(language);
    return href && language !== own ? { language, code: code.toUpperCase(), name, href } : [];
  });
}

const primary = (tag: string) => tag.replace(/-.*/, '');

const ID = 'languages';
/** The header has room for one, by its code; else a link leads to all of them. */
const MOST_IN_HEADER = 1;

type LanguageSwitchProps = {
  place: 'header' | 'drawer' | 'footer';
  /** Classes of the list, its items and their links. */
  list?: string;
  item?: string;
  link: string;
};

/**
 * A list of links, each in its language's own name; in the header there is room for its code. They are plain ones, because
 * a page in another language is another document.
 */
export function LanguageSwitch({ place, list, item, link }: LanguageSwitchProps) {
  const { frame } = useTexts();
  const links = useContext(OtherLanguages);
  if (links.length === 0) return null;
  if (place === 'header' && links.length > MOST_IN_HEADER)
    return (
      <a href={`#${ID}`} className={`${list} ${link}`} aria-label={frame.languages}>
        <Icon name="globe" />
      </a>
    );
  return (
    <ul id={place === 'footer' ? ID : undefined} aria-label={frame.languages} className={list}>
      {links.map(({ language, code, name, href }) => (
        <li key={language} className={item}>
          <a
            href={href}
            lang={language}
            className={link}
            {...(place === 'header' ? { 'aria-label': `${code} – ${name}`, title: name } : {})}
            {...(place === 'footer' ? tracked('footerLink') : {})}
          >
            {place === 'header' ? code : name}
          </a>
        </li>
      ))}
    </ul>
  );
}
