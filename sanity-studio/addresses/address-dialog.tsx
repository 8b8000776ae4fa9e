import { Box, Spinner, Stack, Text } from '@sanity/ui';
import type { ReactNode } from 'react';
import { getPublishedId, type SanityClient } from 'sanity';
import type { ContentDocument } from '../checks/flaw';
import { DocumentRow, titleOf } from '../ui/document-row';
import { Problem } from '../ui/problem';
import type { Addresses } from './address-book';
import type { BrokenLink } from './change-impact';
import { type LinkingDocument, readLinks } from './linked-content';
import { readAddresses } from './read-addresses';

/** The site's addresses, and all documents with links. */
export type LinkContent = { addresses: Addresses; documents: LinkingDocument[] };

/** Reads the site's addresses and links as they are now. @throws what the client throws */
export async function readLinkContent(client: SanityClient): Promise<LinkContent> {
  const [addresses, documents] = await Promise.all([readAddresses(client), readLinks(client)]);
  return { addresses, documents };
}

/** The links by their place: those of a document and of its draft are one to an editor. */
function placesOf(links: readonly BrokenLink[]): Map<string, BrokenLink> {
  return new Map(links.map((link) => [`${getPublishedId(link.document._id)} ${link.field}`, link]));
}

/** Says how many links will lead nowhere, if any. */
export function DeadLinks({ links }: { links: readonly BrokenLink[] }) {
  const { size } = placesOf(links);
  if (size === 0) return null;
  return (
    <Text size={1} role="status">
      {size === 1 ? '1 link will lead nowhere.' : `${size} links will lead nowhere.`}
    </Text>
  );
}

/** Documents that keep a page from leaving the site. */
export function Holders({ documents }: { documents: readonly ContentDocument[] }) {
  if (documents.length === 0) return null;
  return (
    <Stack space={3}>
      <Problem text="It must stay while these refer to it. Give each another one first, and publish that." />
      <DocumentRows label="What refers to it">
        {documents.map((document) => (
          <DocumentRow key={document._id} id={document._id} type={document._type} title={titleOf(document)} />
        ))}
      </DocumentRows>
    </Stack>
  );
}

type DocumentRowsProps = { label: string; children: ReactNode[] };

function DocumentRows({ label, children }: DocumentRowsProps) {
  return (
    <Box overflow="auto" style={{ maxHeight: '15rem' }}>
      <Stack as="ul" space={2} padding={1} aria-label={label}>
        {children.map((row, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the rows do not change
          <li key={index} style={{ listStyle: 'none' }}>
            {row}
          </li>
        ))}
      </Stack>
    </Box>
  );
}

/** Where links are that a change breaks. */
export function BrokenLinks({ links }: { links: readonly BrokenLink[] | undefined }) {
  if (!links) return <Spinner muted />;
  const rows = placesOf(links);
  if (rows.size === 0)
    return (
      <Text size={1} muted>
        No other page and no menu links to it.
      </Text>
    );
  return (
    <Stack space={3}>
      <Text size={1} weight="medium">
        {rows.size === 1 ? '1 link leads to it:' : `${rows.size} links lead to it:`}
      </Text>
      <DocumentRows label="Links to it">
        {[...rows].map(([key, { document, field, href }]) => (
          <DocumentRow
            key={key}
            id={document._id}
            type={document._type}
            title={titleOf(document)}
            detail={href}
            field={field}
          />
        ))}
      </DocumentRows>
    </Stack>
  );
}
