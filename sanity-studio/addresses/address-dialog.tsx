import { Box, Button, Card, Checkbox, Flex, Label, Spinner, Stack, Text, TextInput } from '@sanity/ui';
import { type ReactNode, useEffect, useId, useState } from 'react';
import { getPublishedId, useClient } from 'sanity';
import { API_VERSION } from '../../protocol/lake-api';
import type { ContentDocument } from '../checks/flaw';
import { DocumentRow, titleOf } from '../used-on/used-on';
import type { Addresses } from './address-book';
import type { BrokenLink } from './change-impact';
import { type LinkingDocument, readLinks } from './linked-content';
import { readAddresses } from './read-addresses';

/** The site's addresses, and all documents with links; undefined while loading. */
export type LinkContent = { addresses: Addresses; documents: LinkingDocument[] };

/** Reads the site's addresses and links as they are now. */
export function useReadLinkContent(): () => Promise<LinkContent> {
  const client = useClient({ apiVersion: API_VERSION });
  return async () => {
    const [addresses, documents] = await Promise.all([readAddresses(client), readLinks(client)]);
    return { addresses, documents };
  };
}

/** The content that a dialog asks about, read when it opens. */
export function useLinkContent(): { content: LinkContent | undefined; problem: string | undefined } {
  const read = useReadLinkContent();
  const [content, setContent] = useState<LinkContent>();
  const [problem, setProblem] = useState<string>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the dialog opens.
  useEffect(() => {
    read().then(setContent, (error: unknown) => setProblem(messageOf(error)));
  }, []);
  return { content, problem };
}

export const messageOf = (error: unknown) => (error instanceof Error ? error.message : String(error));

type AskProps = {
  children: ReactNode;
  /** Label of the button that goes on. */
  confirmLabel: string;
  tone: 'primary' | 'critical';
  isReady: boolean;
  onCancel: () => void;
  /** Goes on; what it throws is shown, and the dialog stays. */
  onConfirm: () => Promise<void>;
};

/** The frame of both dialogs: what is asked, what went wrong, and two buttons. */
export function Ask({ children, confirmLabel, tone, isReady, onCancel, onConfirm }: AskProps) {
  const [isBusy, setIsBusy] = useState(false);
  const [problem, setProblem] = useState<string>();
  const confirm = () => {
    setIsBusy(true);
    setProblem(undefined);
    onConfirm().catch((error: unknown) => {
      setProblem(`Nothing was changed: ${messageOf(error)}`);
      setIsBusy(false);
    });
  };
  return (
    <Stack space={5}>
      {children}
      {problem ? <Problem text={problem} /> : null}
      <Flex gap={3} justify="flex-end">
        <Button text="Cancel" mode="bleed" onClick={onCancel} disabled={isBusy} />
        <Button
          text={confirmLabel}
          tone={tone}
          loading={isBusy}
          disabled={!isReady || isBusy}
          onClick={confirm}
        />
      </Flex>
    </Stack>
  );
}

/** What went wrong. */
export function Problem({ text }: { text: string }) {
  return (
    <Card tone="critical" padding={3} radius={2} role="alert">
      <Text size={1}>{text}</Text>
    </Card>
  );
}

type CheckProps = { label: string; isOn: boolean; onChange: (isOn: boolean) => void };

/** A checkbox with its label. */
export function Check({ label, isOn, onChange }: CheckProps) {
  const id = useId();
  return (
    <Flex align="center" gap={3}>
      <Checkbox id={id} checked={isOn} onChange={(event) => onChange(event.currentTarget.checked)} />
      <Box flex={1}>
        <Text as="label" htmlFor={id} size={1}>
          {label}
        </Text>
      </Box>
    </Flex>
  );
}

type FieldProps = { label: string; value: string; onChange: (value: string) => void; note?: string };

/** A line of text with its label. */
export function Field({ label, value, onChange, note }: FieldProps) {
  const id = useId();
  return (
    <Stack space={3}>
      <Label as="label" htmlFor={id} size={1}>
        {label}
      </Label>
      <TextInput id={id} value={value} onChange={(event) => onChange(event.currentTarget.value)} />
      {note === undefined ? null : (
        <Text size={1} muted>
          {note}
        </Text>
      )}
    </Stack>
  );
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
