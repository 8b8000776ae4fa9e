import { AddIcon, CogIcon, MenuIcon, SearchIcon } from '@sanity/icons';
import { Box, Button, Card, Flex, Label, Spinner, Stack, Text, TextInput } from '@sanity/ui';
import { useId, useState } from 'react';
import { usePresentationNavigate, usePresentationParams } from 'sanity/presentation';
import { frameId } from '../../protocol/language';
import { IS_PAGE } from '../../protocol/page-types';
import { NewPageDialog } from '../new-page/new-page-dialog';
import { Problem } from '../ui/problem';
import { useLiveQuery } from '../ui/use-live-query';
import { useSettled } from '../ui/use-settled';
import { showTab } from './narrow-tabs';
import { type FoundPages, LISTED, LISTENED, pageList, pageListQuery, type SitePage } from './page-list';

/** The pages of the site beside the preview: a click opens one, a search filters them. */
export function PageNavigator() {
  const [word, setWord] = useState('');
  const [isMaking, setIsMaking] = useState(false);
  const navigate = usePresentationNavigate();
  const { preview } = usePresentationParams();
  const searchId = useId();
  const current = pathIn(preview);
  const open = (path: string, type: string, id: string) => {
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
        <Pages word={useSettled(word.trim().toLowerCase())} current={current} onOpen={open} />
      </Card>
      <OnEveryPage path={current} />
      {isMaking ? (
        <NewPageDialog
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

type PagesProps = {
  /** In lower case; empty for all. */
  word: string;
  /** Path of the page in view. */
  current: string;
  onOpen: (path: string, type: string, id: string) => void;
};

const OPTIONS = { perspective: 'drafts', tag: 'site-pages' } as const;

/** The pages that hold a word, then the articles; kept up to date. */
function Pages({ word, current, onOpen }: PagesProps) {
  const [most, setMost] = useState(LISTED);
  const query = { fetch: pageListQuery(most), listen: LISTENED };
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

/** The language of the page at `$path`, if it has settings of its own. */
const LANGUAGE_AT = `*[_id == "siteSettings-" + *[${IS_PAGE} && path == $path][0].language][0].language`;

/** The documents that every page of its language shows, beside it: a change is seen at once. */
function OnEveryPage({ path }: { path: string }) {
  const navigate = usePresentationNavigate();
  const query = { fetch: LANGUAGE_AT, listen: LISTENED };
  const { found: language } = useLiveQuery<string | null>(query, { path }, OPTIONS);
  const open = (type: 'navigation' | 'siteSettings') => {
    navigate(undefined, { type, id: language ? frameId(type, language) : type });
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
