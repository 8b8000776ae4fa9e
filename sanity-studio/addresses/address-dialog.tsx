import { Box, Spinner, Stack, Text } from '@sanity/ui';
import { getPublishedId, useSchema } from 'sanity';
import { placeOf } from '../checks/place-of';
import { DocumentRow, titleOf } from '../ui/document-row';
import type { BrokenUse } from './change-impact';

/** Uses by their place: those of a document and of its draft are one to an editor. */
function placesOf(uses: readonly Use[]): Map<string, Use> {
  return new Map(uses.map((use) => [`${getPublishedId(use.document._id)} ${use.field}`, use]));
}

/** Says how many links will lead nowhere, if any. */
export function DeadLinks({ links }: { links: readonly Use[] }) {
  const { size } = placesOf(links);
  if (size === 0) return null;
  return (
    <Text size={1} role="status">
      {size === 1 ? '1 link will lead nowhere.' : `${size} links will lead nowhere.`}
    </Text>
  );
}

type Use = Pick<BrokenUse, 'document' | 'field' | 'text'>;
type UsesProps = { uses: readonly Use[] | undefined; words: UseWords };

/** What is said of uses: of none, of one and of several, and what their list is called. */
export type UseWords = { none: string; one: string; many: string; list: string };

export const OF_LINKS: UseWords = {
  none: 'No other page and no menu links to it.',
  one: '1 link leads to it:',
  many: 'links lead to it:',
  list: 'Links to it',
};

export const OF_HOLDERS: UseWords = {
  none: '',
  one: 'It must stay while this refers to it. Choose another one there first, and publish that:',
  many: 'places refer to it, and it must stay while they do. Choose another one there first, and publish that:',
  list: 'What refers to it',
};

export const OF_LISTS: UseWords = {
  none: '',
  one: '1 list shows it, and then is without it:',
  many: 'lists show it, and then are without it:',
  list: 'Lists that show it',
};

/** Where something is used that goes: the document, the block and the field. */
export function BrokenUses({ uses, words }: UsesProps) {
  const schema = useSchema();
  if (!uses) return <Spinner muted />;
  const rows = placesOf(uses);
  if (rows.size === 0)
    return words.none ? (
      <Text size={1} muted>
        {words.none}
      </Text>
    ) : null;
  return (
    <Stack space={3}>
      <Text size={1} weight="medium">
        {rows.size === 1 ? words.one : `${rows.size} ${words.many}`}
      </Text>
      <Box overflow="auto" style={{ maxHeight: '15rem' }}>
        <Stack as="ul" space={2} padding={1} aria-label={words.list}>
          {[...rows].map(([key, { document, field, text }]) => (
            <li key={key} style={{ listStyle: 'none' }}>
              <DocumentRow
                id={document._id}
                type={document._type}
                title={titleOf(document)}
                detail={[placeOf(schema.get(document._type), document, field), text]
                  .filter(Boolean)
                  .join(': ')}
                field={field}
              />
            </li>
          ))}
        </Stack>
      </Box>
    </Stack>
  );
}
