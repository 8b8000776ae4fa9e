import { SearchIcon } from '@sanity/icons';
import { Stack, Text, TextInput } from '@sanity/ui';
import { useRef, useState } from 'react';
import { getPublishedId, type ObjectInputProps, type Reference, set, unset } from 'sanity';
import { ViewThumbnail } from '../pictures/view-thumbnail';
import { useLiveQuery } from '../ui/use-live-query';
import { ChoiceGrid } from './choice-grid';
import { CHOICE_WIDTH_PX, fitting } from './choice-inputs';

/** More than these are searched by name. */
const SEEN_AT_ONCE = 12;

/**
 * Chooses a product view by its thumbnail. Sanity's own input below it opens the chosen view, creates a new one, and finds
 * others.
 */
export function ViewInput(props: ObjectInputProps<Reference>) {
  const { value, onChange, schemaType, readOnly, elementProps, validation } = props;
  // The grid has the field's own.
  const searchRef = useRef<HTMLInputElement>(null);
  const [searched, setSearched] = useState('');
  const { found: stored = [], problem } = useLiveQuery<StoredView[]>(viewsQuery, {}, LIVE);
  const views = newest(stored);
  const words = searched.toLowerCase().split(/\s+/);
  const shown = [...views.values()].filter(
    ({ id, name }) => id === value?._ref || words.every((word) => (name ?? '').toLowerCase().includes(word)),
  );
  const choose = (id: string | undefined) =>
    onChange(id === undefined ? unset() : set(referenceTo(id, views.get(id)?.isPublished === true)));

  return (
    <Stack space={3}>
      {views.size > SEEN_AT_ONCE ? (
        <TextInput
          aria-label="Find a product view"
          placeholder="Find by name"
          icon={SearchIcon}
          fontSize={1}
          value={searched}
          onChange={({ currentTarget }) => setSearched(currentTarget.value)}
        />
      ) : null}
      {problem ? <Text size={1}>The product views could not be loaded: {problem}</Text> : null}
      {views.size > 0 ? (
        <ChoiceGrid
          {...{ readOnly, elementProps }}
          title={schemaType.title}
          value={value?._ref}
          choices={shown.map(({ id, name }) => ({ value: id, title: name || 'Untitled' }))}
          isInvalid={validation.some(({ level }) => level === 'error')}
          onChoose={choose}
          draw={(id) => (
            <span style={fitting}>
              <ViewThumbnail parts={views.get(id)?.parts} hasSheet={views.get(id)?.hasSheet} />
            </span>
          )}
          widthPx={CHOICE_WIDTH_PX}
          named
        />
      ) : null}
      {props.renderDefault({ ...props, elementProps: { ...elementProps, ref: searchRef } })}
    </Stack>
  );
}

/** As Studio refers to what is not published yet. */
function referenceTo(_ref: string, isPublished: boolean) {
  const draft = { _weak: true, _strengthenOnPublish: { type: 'productView' } };
  return { _type: 'reference', _ref, ...(isPublished ? {} : draft) };
}

type StoredView = { _id: string; name: string | null; hasSheet: boolean; parts: unknown };
type ChoosableView = Omit<StoredView, '_id'> & { id: string; isPublished: boolean };

/** The views by their published ids, each as its draft if it has one. */
function newest(stored: readonly StoredView[]): Map<string, ChoosableView> {
  const published = new Set(stored.map(({ _id }) => _id));
  const views = new Map<string, ChoosableView>();
  // A published id comes after that of its draft.
  for (const { _id, ...view } of stored) {
    const id = getPublishedId(_id);
    if (_id === id && published.has(`drafts.${id}`)) continue;
    views.set(id, { ...view, id, isPublished: published.has(id) });
  }
  return views;
}

const LIVE = { perspective: 'raw', tag: 'product-views' } as const;

/** What thumbnails are drawn of: of long tables the first rows. The perspective is `raw`. */
const viewsQuery = `*[_type == "productView"] | order(lower(name) asc){
  _id,
  name,
  "hasSheet": defined(title),
  parts[]{ ..., "rows": rows[0...9]{ cells } }
}`;
