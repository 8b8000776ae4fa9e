import { AddIcon, CogIcon, MenuIcon, SearchIcon } from '@sanity/icons';
import { Box, Button, Card, Flex, Spinner, Stack, Text, TextInput } from '@sanity/ui';
import { useEffect, useId, useState } from 'react';
import { useDocumentStore } from 'sanity';
import { usePresentationNavigate, usePresentationParams } from 'sanity/presentation';
import { API_VERSION } from '../../protocol/lake-api';
import { IS_PAGE } from '../../protocol/page-types';
import { type Brand, fillLink, fillText } from '../../protocol/placeholders';
import { NewPageDialog } from '../new-page/new-page-dialog';
import { showTab } from './narrow-tabs';

/** The pages of the site beside the preview: a click opens one, a search filters them. */
export function PageNavigator() {
  const pages = useSitePages('drafts');
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
  const shown = pages?.filter((page) => holds(page, word.trim().toLowerCase()));
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
        {shown ? null : <Spinner muted />}
        {shown?.length === 0 ? <NoPage isSearched={pages?.length !== 0} /> : null}
        <Stack space={1}>
          {shown?.map((page) => (
            <PageButton
              key={page.id}
              page={page}
              isCurrent={page.path === current}
              onOpen={() => open(page.path, page.type, page.id)}
            />
          ))}
        </Stack>
      </Card>
      <OnEveryPage />
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

/** The documents that every page shows, beside it: a change is seen at once. */
function OnEveryPage() {
  const navigate = usePresentationNavigate();
  const open = (type: 'navigation' | 'siteSettings') => {
    navigate(undefined, { type, id: type });
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

function holds({ title, path }: SitePage, word: string): boolean {
  return title.toLowerCase().includes(word) || path.includes(word);
}

/** The preview's address may be a path or a whole address. */
function pathIn(preview: string | undefined): string {
  const origin = 'https://site.invalid';
  return preview && URL.canParse(preview, origin) ? new URL(preview, origin).pathname : '/';
}

export type SitePage = { id: string; type: string; title: string; path: string };

type Found = {
  pages: { _id: string; _type: string; title: string | null; path: string }[];
  product: { slug: string | null; name: string | null; facts: Brand['facts'] } | null;
};

const pagesQuery = `{
  "pages": *[${IS_PAGE} && defined(path)] | order(path asc){ _id, _type, title, path },
  "product": *[_id == "siteSettings"][0]{ "slug": productSlug, "name": productName, facts[]{ name, value } }
}`;

/** Every page of the site in a perspective, ordered by path; undefined while loading. */
export function useSitePages(perspective: 'drafts' | 'published'): SitePage[] | undefined {
  const store = useDocumentStore();
  const [pages, setPages] = useState<SitePage[]>();
  useEffect(() => {
    const options = { perspective, apiVersion: API_VERSION, tag: 'site-pages' } as const;
    const subscription = store.listenQuery(pagesQuery, {}, options).subscribe({
      next: (found: Found) =>
        setPages((before) => {
          const pages = sitePages(found);
          return JSON.stringify(before) === JSON.stringify(pages) ? before : pages;
        }),
      error: () => setPages([]),
    });
    return () => subscription.unsubscribe();
  }, [store, perspective]);
  return pages;
}

function sitePages({ pages, product }: Found): SitePage[] {
  const brand: Brand = {
    productSlug: product?.slug ?? '',
    productName: product?.name ?? '',
    facts: product?.facts,
    applicationHost: '',
  };
  return pages.map(({ _id, _type, title, path }) => ({
    id: _id,
    type: _type,
    title: title === null ? path : fillText(title, brand),
    path: fillLink(path, brand),
  }));
}
