import { createContext, useContext } from 'react';
import {
  LANGUAGE_PARAMETER,
  MAX_SEARCH_CHARACTERS,
  SEARCH_PARAMETER,
  SEARCH_PATH,
} from '../../protocol/search-query';
import * as actions from './actions.css';
import { Icon } from './icon/icon';
import * as styles from './search-form.css';
import { useTexts } from './texts';

/** The language of the site's pages that it searches, unless it is the default one. */
export const SearchLanguage = createContext<string | undefined>(undefined);

type SearchFormProps = {
  query?: string;
  /** Of another element that names the field; without one it has a name of its own. */
  labelledBy?: string;
  /** In a popover: the landmark is the form of the page, which may have one too. */
  inPopover?: boolean;
};

/** Searches the site: a plain form, which needs no script. */
export function SearchForm({ query = '', labelledBy, inPopover = false }: SearchFormProps) {
  const { search } = useTexts();
  const language = useContext(SearchLanguage);
  return (
    <form
      role={inPopover ? undefined : 'search'}
      method="get"
      action={SEARCH_PATH}
      className={styles.form}
      data-mdast="ignore"
    >
      {language ? <input type="hidden" name={LANGUAGE_PARAMETER} value={language} /> : null}
      <div className={styles.search}>
        <input
          type="search"
          name={SEARCH_PARAMETER}
          defaultValue={query}
          maxLength={MAX_SEARCH_CHARACTERS}
          enterKeyHint="search"
          autoComplete="off"
          aria-label={labelledBy ? undefined : search.field}
          aria-labelledby={labelledBy}
          className={styles.input}
        />
        <Icon name="search" size={20} />
      </div>
      <button type="submit" className={`${actions.size.regular} ${actions.onPaper.primary}`}>
        {search.submit}
      </button>
    </form>
  );
}
