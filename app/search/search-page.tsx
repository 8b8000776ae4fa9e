import { useContext } from 'react';
import { searchPath } from '../../protocol/search-query';
import type { SearchTexts } from '../content-model/content-types';
import { counted, filled, written } from '../texts/texts';
import { Actions, Button } from '../ui/actions';
import { PageLink } from '../ui/anchor';
import { Container } from '../ui/band';
import { draftsMessage } from '../ui/chat-marker';
import { notTracked, tracked, trackedView } from '../ui/events';
import { Pagination } from '../ui/pagination';
import { link } from '../ui/ruled-rows.css';
import { SearchForm, SearchLanguage } from '../ui/search-form';
import { useLanguage, useTexts, withElements } from '../ui/texts';
import { Heading, Text } from '../ui/typography';
import type { MarkedText } from './marked-text';
import * as styles from './search-page.css';
import type { SearchKind } from './section-index';

export type ShownResult = {
  href: string;
  kind: SearchKind;
  trail: string[];
  title: MarkedText[];
  /** The heading of the section; null for the head of the page. */
  section: MarkedText[] | null;
  passage: MarkedText[];
};

export type FoundResults = {
  results: ShownResult[];
  /** At most three, where nothing is found. */
  nearest: ShownResult[];
  total: number;
  isCut: boolean;
  page: number;
  pages: number;
  suggestion: string | null;
};

export type SearchPageProps = {
  /** What is searched for, folded by `searchQueryValue`. */
  query: string;
  texts: NonNullable<SearchTexts>;
  /** Null where nothing is searched for. */
  found: FoundResults | null;
};
type FoundProps = Omit<SearchPageProps, 'found'> & FoundResults;

export function SearchPage({ found, ...search }: SearchPageProps) {
  const { query, texts } = search;
  return (
    <Container className={styles.page}>
      <div className={styles.head}>
        <Heading level={1}>{texts.title}</Heading>
        {texts.lead && !found ? <Text look="lead">{texts.lead}</Text> : null}
        <SearchForm query={query} />
      </div>
      {found &&
        (found.results.length > 0 ? <Results {...search} {...found} /> : <None {...search} {...found} />)}
    </Container>
  );
}

function Results({ query, results, total, isCut, page, pages, suggestion }: FoundProps) {
  const { search } = useTexts();
  const language = useLanguage();
  const searched = useContext(SearchLanguage);
  const count = isCut
    ? filled(search.foundMore, { count: written(total - 1, language) })
    : counted(search.found, total, language);
  return (
    <>
      <p className={styles.count} role="status" {...(page === 1 ? trackedView('searchFound') : {})}>
        {withElements(count, { query: <bdi>{query}</bdi> })}
        {pages > 1 ? filled(search.page, { page: `${page}`, pages: `${pages}` }) : null}
      </p>
      <Suggestion query={suggestion} />
      <ResultList results={results} level={2} />
      <Pagination path={searchPath(query, searched)} page={page} pages={pages} />
    </>
  );
}

type Level = 2 | 3;

function ResultList({ results, level }: { results: ShownResult[]; level: Level }) {
  return (
    <ol className={styles.results}>
      {results.map((result) => (
        <Result key={result.href} result={result} level={level} />
      ))}
    </ol>
  );
}

function Result({ result, level }: { result: ShownResult; level: Level }) {
  const { search } = useTexts();
  const { href, kind, trail, title, section, passage } = result;
  return (
    <li className={styles.result}>
      <p className={styles.meta}>
        <span className={styles.kind}>{search.kinds[kind]}</span>
        {trail.join(' › ')}
      </p>
      <Heading level={level} look="h4">
        <PageLink href={href} className={link}>
          <Marked parts={title} />
        </PageLink>
      </Heading>
      {section ? (
        <p className={styles.section}>
          <Marked parts={section} />
        </p>
      ) : null}
      <Text look="small" className={styles.passage}>
        <Marked parts={passage} />
      </Text>
    </li>
  );
}

function Marked({ parts }: { parts: MarkedText[] }) {
  return <>{parts.map(({ text, isMatch }, index) => (isMatch ? <mark key={index}>{text}</mark> : text))}</>;
}

function Suggestion({ query }: { query: string | null }) {
  const { search } = useTexts();
  const language = useContext(SearchLanguage);
  if (query === null) return null;
  return (
    <p className={styles.suggestion}>
      {withElements(search.didYouMean, {
        query: (
          <PageLink href={searchPath(query, language)} {...notTracked}>
            {query}
          </PageLink>
        ),
      })}
    </p>
  );
}

/** Nothing found: the closest word and pages, the assistant, and the editors’ links. */
function None({ query, texts, nearest, suggestion }: FoundProps) {
  const { search } = useTexts();
  return (
    <div className={styles.message} {...trackedView('searchMissed')}>
      <div role="status">
        <Heading level={2} look="h3">
          {texts.noneTitle}
        </Heading>
        <p className={styles.count}>{withElements(search.none, { query: <bdi>{query}</bdi> })}</p>
      </div>
      <Suggestion query={suggestion} />
      {texts.noneText ? <Text>{texts.noneText}</Text> : null}
      {nearest.length > 0 ? (
        <div className={styles.nearest}>
          <Heading level={2} look="h3">
            {search.closest}
          </Heading>
          <ResultList results={nearest} level={3} />
        </div>
      ) : null}
      <div className={styles.ways}>
        <Actions links={texts.actions} arrow={false} />
        <Button
          kind="secondary"
          className={styles.withChat}
          {...draftsMessage(query)}
          {...tracked('searchAsked')}
        >
          {texts.askLabel}
        </Button>
      </div>
    </div>
  );
}
