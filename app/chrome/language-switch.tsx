import { createContext, useContext } from 'react';
import type { SiteSettings } from '../content-model/content-types';
import { tracked } from '../ui/events';
import { useTexts } from '../ui/texts';

type OtherLanguage = { language: string; name: string; href: string };

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
    return href && language !== own ? { language, name, href } : [];
  });
}

const ID = 'languages';
/** More have no room in the header: a link leads to all of them. */
const MOST_BESIDE_MENU = 1;

type LanguageSwitchProps = {
  place: 'header' | 'drawer' | 'footer';
  /** Classes of the list, its items and their links. */
  list?: string;
  item?: string;
  link: string;
};

/** A list of links, each in its language's own name: plain ones, since a page in another language is another document. */
export function LanguageSwitch({ place, list, item, link }: LanguageSwitchProps) {
  const { frame } = useTexts();
  const links = useContext(OtherLanguages);
  if (links.length === 0) return null;
  if (place === 'header' && links.length > MOST_BESIDE_MENU)
    return (
      <a href={`#${ID}`} className={`${list} ${link}`}>
        {frame.languages}
      </a>
    );
  return (
    <ul id={place === 'footer' ? ID : undefined} aria-label={frame.languages} className={list}>
      {links.map(({ language, name, href }) => (
        <li key={language} className={item}>
          <a
            href={href}
            lang={language}
            className={link}
            {...(place === 'footer' ? tracked('footerLink') : {})}
          >
            {name}
          </a>
        </li>
      ))}
    </ul>
  );
}
