import { AddIcon, CogIcon, MenuIcon, SearchIcon } from '@sanity/icons';
import { Box, Button, Card, Flex, Label, Select, Spinner, Stack, Text, TextInput } from '@sanity/ui';
import { useId, useState } from 'react';
import { usePresentationNavigate, usePresentationParams } from 'sanity/presentation';
import { useSiteLanguages } from '../languages/listen-languages';
import { frameIn, type SiteLanguage } from '../languages/site-languages';
import { NewPageDialog } from '../new-page/new-page-dialog';
import { Problem } from '../ui/problem';
import { useLiveQuery } from '../ui/use-live-query';
import { useSettled } from '../ui/use-settled';
import { showTab } from './narrow-tabs';
import {
  type FoundPages,
  LANGUAGE_AT,
  LISTED,
  LISTENED,
  pageList,
  pageListQuery,
  type SitePage,
} from './page-list';

/** The pages of the site beside the preview: a click opens one, a search filters them. */
export function PageNavigator() {
  const languages = useSiteLanguages();
  return languages ? <Navigator languages={languages} /> : <Spinner muted />;
}

/** Of several languages, it shows that of the page in view, or another until one of its pages is opened. */
function Navigator({ languages }: { languages: readonly SiteLanguage[] }) {
  const [word, setWord] = useState('');
  const [chosen, setChosen] = useState<string>();
  const [isMaking, setIsMaking] = useState(false);
  const navigate = usePresentationNavigate();
  const { preview } = usePresentationParams();
  const searchId = useId();
  const settled = useSettled(word.trim().toLowerCase());
  const current = pathIn(preview);
  const { found: inView, problem } = useLanguageAt(current, languages);
  const own = { languages, language: chosen ?? inView ?? languages[0]?.tag };
  const isKnown = languages.length < 2 || inView !== undefined || problem !== undefined;
  const open = (path: string, type: string, id: string) => {
    setChosen(undefined);
    navigate(path, { type, id });
    showTab('preview');
  };
  return (
    <Flex direction="column" height="fill" as="nav" aria-label="Pages of the site">
      <Stack padding={3} space={2}>
        <Button
          mode="ghost"
          icon={AddIcon}
          text="New page"
          fontSize={1}
          padding={2}
          onClick={() => setIsMaking(true)}
        />
        {languages.length > 1 ? (
          <Select
            aria-label="Language of the pages"
            fontSize={1}
            value={own.language}
            onChange={(event) => setChosen(event.currentTarget.value)}
          >
            {languages.map(({ tag, name }) => (
              <option key={tag} value={tag}>
                {name}
              </option>
            ))}
          </Select>
        ) : null}
        <TextInput
          id={searchId}
          aria-label="Find a page"
          placeholder="Find a page"
          icon={SearchIcon}
          fontSize={1}
          value={word}
          onChange={(event) => setWord(event.currentTarget.value)}
        />
      </Stack>
      <Card flex={1} overflow="auto" paddingX={2} paddingBottom={3}>
        {isKnown ? <Pages {...own} word={settled} current={current} onOpen={open} /> : <Spinner muted />}
      </Card>
      <OnEveryPage {...own} />
      {isMaking ? (
        <NewPageDialog
          {...own}
          near={current}
          onClose={() => setIsMaking(false)}
          onMade={({ id, path }) => {
            setIsMaking(false);
            open(path, 'page', id);
          }}
        />
      ) : null}
    </Flex>
  );
}

const OPTIONS = { perspective: 'drafts', tag: 'site-pages' } as const;

/** The language of the page at a path, which is asked for only where the site has several. */
function useLanguageAt(path: string, { length }: readonly SiteLanguage[]) {
  const query = length > 1 ? { fetch: LANGUAGE_AT, listen: LISTENED } : undefined;
  return useLiveQuery<string | null>(query, { path }, OPTIONS);
}

type InLanguage = {
  /** Of the site, the default one first. */
  languages: readonly SiteLanguage[];
  /** Tag of that in which pages are shown; undefined for the default one. */
  language: string | undefined;
};

type PagesProps = InLanguage & {
  /** In lower case; empty for all. */
  word: string;
  /** Path of the page in view. */
  current: string;
  onOpen: (path: string, type: string, id: string) => void;
};

/** The pages that hold a word, then the articles; kept up to date. */
function Pages({ languages, language, word, current, onOpen }: PagesProps) {
  const [most, setMost] = useState(LISTED);
  const query = { fetch: pageListQuery(most, languages, language), listen: LISTENED };
  const { found, problem } = useLiveQuery<FoundPages>(query, { word }, OPTIONS);
  if (problem) return <Problem text={`The pages could not be read: ${problem}`} />;
  if (!found) return <Spinner muted />;
  const { pages, articles, hasMore } = pageList(found, most);
  if (pages.length + articles.length === 0) return <NoPage isSearched={word !== ''} />;
  const button = (page: SitePage) => (
    <PageButton
      key={page.id}
      page={page}
      isCurrent={page.path === current}
      onOpen={() => onOpen(page.path, page.type, page.id)}
    />
  );
  return (
    <Stack space={1}>
      {pages.map(button)}
      {articles.length > 0 ? (
        <Box padding={2} paddingTop={pages.length > 0 ? 4 : 2}>
          <Label as="h2" size={0} muted>
            Articles
          </Label>
        </Box>
      ) : null}
      {articles.map(button)}
      {hasMore ? (
        <Button
          mode="ghost"
          fontSize={1}
          padding={2}
          text="Show more"
          onClick={() => setMost(most + LISTED)}
        />
      ) : null}
    </Stack>
  );
}

/** The documents that every page of a language shows, beside it: a change is seen at once. */
function OnEveryPage({ languages, language }: InLanguage) {
  const navigate = usePresentationNavigate();
  const open = (type: 'navigation' | 'siteSettings') => {
    navigate(undefined, { type, id: frameIn(languages, language, type) });
    showTab('content');
  };
  const button = { mode: 'bleed', justify: 'flex-start', fontSize: 1, padding: 2 } as const;
  return (
    <Card borderTop padding={2}>
      <Stack space={1}>
        <Button {...button} icon={MenuIcon} text="Menu and footer" onClick={() => open('navigation')} />
        <Button {...button} icon={CogIcon} text="Site settings" onClick={() => open('siteSettings')} />
      </Stack>
    </Card>
  );
}

type PageButtonProps = { page: SitePage; isCurrent: boolean; onOpen: () => void };

function PageButton({ page, isCurrent, onOpen }: PageButtonProps) {
  return (
    <Button
      mode="bleed"
      justify="flex-start"
      padding={2}
      selected={isCurrent}
      aria-current={isCurrent ? 'page' : undefined}
      onClick={onOpen}
    >
      <Stack space={2}>
        <Text size={1} weight="medium" textOverflow="ellipsis">
          {page.title}
        </Text>
        <Text size={0} muted textOverflow="ellipsis">
          {page.path}
        </Text>
      </Stack>
    </Button>
  );
}

function NoPage({ isSearched }: { isSearched: boolean }) {
  return (
    <Box padding={3}>
      <Text size={1} muted>
        {isSearched ? 'No page has this in its title or path.' : 'There are no pages yet.'}
      </Text>
    </Box>
  );
}

/** The preview's address may be a path or a whole address. */
function pathIn(preview: string | undefined): string {
  const origin = 'https://site.invalid';
  return preview && URL.canParse(preview, origin) ? new URL(preview, origin).pathname : '/';
}
