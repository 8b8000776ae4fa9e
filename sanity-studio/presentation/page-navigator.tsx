import { SearchIcon } from '@sanity/icons';
import { Box, Button, Card, Flex, Spinner, Stack, Text, TextInput } from '@sanity/ui';
import { useId, useState } from 'react';
import { usePresentationNavigate, usePresentationParams } from 'sanity/presentation';
import { type SitePage, useSitePages } from './use-site-pages';

/** The pages of the site beside the preview: a click shows one, a word finds one. */
export function PageNavigator() {
  const pages = useSitePages('drafts');
  const [word, setWord] = useState('');
  const navigate = usePresentationNavigate();
  const { preview } = usePresentationParams();
  const searchId = useId();
  const current = pathIn(preview);
  const shown = pages?.filter((page) => holds(page, word.trim().toLowerCase()));
  return (
    <Flex direction="column" height="fill" as="nav" aria-label="Pages of the site">
      <Box padding={3}>
        <TextInput
          id={searchId}
          aria-label="Find a page"
          placeholder="Find a page"
          icon={SearchIcon}
          fontSize={1}
          value={word}
          onChange={(event) => setWord(event.currentTarget.value)}
        />
      </Box>
      <Card flex={1} overflow="auto" paddingX={2} paddingBottom={3}>
        {shown ? null : <Spinner muted />}
        {shown?.length === 0 ? <NoPage isSearched={pages?.length !== 0} /> : null}
        <Stack space={1}>
          {shown?.map((page) => (
            <PageButton
              key={page.id}
              page={page}
              isCurrent={page.path === current}
              onOpen={() => navigate(page.path, { type: page.type, id: page.id })}
            />
          ))}
        </Stack>
      </Card>
    </Flex>
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
        {isSearched
          ? 'No page has this in its title or path.'
          : 'There are no pages yet. They are made under Content.'}
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
