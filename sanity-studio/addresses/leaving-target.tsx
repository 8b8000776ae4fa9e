import { Stack, Text, TextInput } from '@sanity/ui';
import { useId, useRef, useState } from 'react';
import { LinkListPopover } from '../inputs/link-list';
import { useLinkList } from '../inputs/use-link-list';
import { SelectField } from '../ui/dialog-parts';
import type { AddressBook } from './address-book';
import type { KnownPage } from './known-page';

/** Where visitors of a page go that leaves the site. `page`: undefined until one is chosen. */
export type Target = { kind: 'nowhere' | 'gone' } | { kind: 'page'; page: KnownPage | undefined };

const KINDS: Record<Target['kind'], string> = {
  nowhere: 'find “Page not found”',
  gone: 'find “Page not found”, and search engines forget it (gone for good)',
  page: 'are led to another page',
};
const isKind = (value: string): value is Target['kind'] => Object.hasOwn(KINDS, value);

type Props = {
  /** Of the page that leaves. */
  id: string;
  /** What visitors find now. */
  addresses: AddressBook;
  target: Target;
  onChange: (target: Target) => void;
};

/** Asks where visitors of a page's address go. */
export function TargetField({ id, addresses, target, onChange }: Props) {
  const setKind = (kind: string) => {
    if (isKind(kind)) onChange(kind === 'page' ? { kind, page: undefined } : { kind });
  };
  return (
    <Stack space={3}>
      <SelectField
        label="Visitors of its address"
        value={target.kind}
        choices={Object.entries(KINDS)}
        onChange={setKind}
      />
      {target.kind === 'page' ? (
        <PageField
          id={id}
          addresses={addresses}
          page={target.page}
          onChange={(page) => onChange({ kind: 'page', page })}
        />
      ) : null}
    </Stack>
  );
}

type PageFieldProps = Pick<Props, 'id' | 'addresses'> & {
  page: KnownPage | undefined;
  onChange: (page: KnownPage | undefined) => void;
};

/** A page that visitors see, searched as in a link. */
function PageField({ id, addresses, page, onChange }: PageFieldProps) {
  const [text, setText] = useState('');
  const input = useRef<HTMLInputElement>(null);
  const [frame, setFrame] = useState<HTMLElement | null>(null);
  const note = useId();
  const list = useLinkList({
    input,
    value: text,
    openingText: text,
    ownId: id,
    isPagesOnly: true,
    addresses,
  });
  const change = (next: string) => {
    setText(next);
    list.search(next);
    const { page: found, flaw } = (next.trim() && addresses.destinationOf(next)) || {};
    onChange(flaw || found?.id === id ? undefined : found);
  };
  return (
    <Stack space={3}>
      <div ref={setFrame}>
        <TextInput
          ref={input}
          value={text}
          placeholder="Search for a page"
          aria-label="Page that replaces it"
          {...list.combobox}
          aria-describedby={note}
          onChange={(event) => change(event.currentTarget.value)}
          onClick={list.open}
          onBlur={list.close}
        />
      </div>
      <Text size={1} muted id={note}>
        {page ? `To “${page.name}”` : 'Choose a page from the list.'}
      </Text>
      <LinkListPopover list={list} field={frame} problem={undefined} flaw={undefined} />
    </Stack>
  );
}
