import { Box, Popover, Text, useTheme_v2 } from '@sanity/ui';
import { memo, useEffect, useRef } from 'react';
import { styled } from 'styled-components';
import type { LinkChoice } from './link-choices';
import type { LinkList } from './use-link-list';

type Props = {
  list: LinkList;
  /** The list stands below it, as wide as it. */
  field: HTMLElement | null;
  /** Why the pages are not known. */
  problem: string | undefined;
};

/** What a link field offers for the text in it. */
export function LinkListPopover({ list, field, problem }: Props) {
  return (
    <Popover
      open={list.isOpen}
      referenceElement={field}
      content={<Options list={list} problem={problem} />}
      placement="bottom-start"
      fallbackPlacements={['bottom-start', 'top-start']}
      constrainSize
      matchReferenceWidth
      overflow="auto"
      radius={2}
      portal
      // A press in the list leaves the focus in the field.
      onMouseDown={(event) => event.preventDefault()}
    />
  );
}

function Options({ list, problem }: Omit<Props, 'field'>) {
  const { listId, choices, total, active, isKnown } = list;
  const { font } = useTheme_v2();
  const element = useRef<HTMLDivElement>(null);
  useEffect(() => {
    element.current?.children[active]?.scrollIntoView({ block: 'nearest' });
  }, [active]);
  return (
    <Frame padding={1} style={{ fontFamily: font.text.family }}>
      <div ref={element} role="listbox" id={listId} aria-label="What the link can lead to">
        {choices.map((choice, index) => (
          <Option
            key={`${choice.kind} ${choice.value}`}
            id={optionId(listId, index)}
            choice={choice}
            isActive={index === active}
            isCurrent={choice.value === list.value}
            onChoose={list.choose}
          />
        ))}
      </div>
      <Box padding={choices.length === 0 || total > choices.length ? 3 : 0} role="status">
        <Text size={1} muted>
          {noteOf({ isKnown, problem, shown: choices.length, total })}
        </Text>
      </Box>
    </Frame>
  );
}

type Noted = { isKnown: boolean; problem: string | undefined; shown: number; total: number };

function noteOf({ isKnown, problem, shown, total }: Noted): string {
  if (problem !== undefined && shown === 0) return `The pages could not be loaded: ${problem}`;
  if (!isKnown) return 'Loading the pages…';
  if (shown === 0) return 'No page, part of a page or redirect has this. What you typed is kept.';
  return total > shown ? `${total - shown} more. Type another word to find them.` : '';
}

type OptionProps = {
  id: string;
  choice: LinkChoice;
  isActive: boolean;
  isCurrent: boolean;
  onChoose: (choice: LinkChoice) => void;
};

const KINDS: Record<LinkChoice['kind'], string> = {
  page: '',
  part: 'Part of a page',
  redirect: 'Redirect',
  site: 'Other site',
  mail: 'E-mail',
  telephone: 'Telephone',
  application: 'Application',
};

/** The id of a choice's element. @param index in the list */
export function optionId(listId: string, index: number): string {
  return `${listId}-${index}`;
}

/** Plain elements: components of Studio's library in every row take longer than a key press. */
const Option = memo(function Option({ id, choice, isActive, isCurrent, onChoose }: OptionProps) {
  const { kind, title, detail, isPublished } = choice;
  const notes = [KINDS[kind], isPublished ? '' : 'Not published yet', isCurrent ? 'Chosen' : ''];
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the field has the keys
    <div id={id} role="option" aria-selected={isActive} tabIndex={-1} onClick={() => onChoose(choice)}>
      <b>{title}</b>
      <small>{detail}</small>
      <i>{notes.filter((text) => text !== '').join(' · ')}</i>
    </div>
  );
});

const Frame = styled(Box)`
  & > [role='listbox'] {
    font-size: 13px;
    line-height: 1.3;
  }

  & [role='option'] {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    gap: 2px 12px;
    padding: 7px 8px;
    border-radius: 3px;
    cursor: pointer;
  }

  & [aria-selected='true'] {
    background: color-mix(in srgb, var(--card-link-color) 14%, transparent);
  }

  & [role='option']:hover {
    background: color-mix(in srgb, var(--card-link-color) 8%, transparent);
  }

  & b,
  & small {
    grid-column: 1;
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }

  & b {
    font-weight: 500;
  }

  & i {
    grid-area: 1 / 2 / span 2;
    align-self: center;
    font-style: normal;
  }

  & i,
  & small {
    font-size: 11px;
    color: var(--card-muted-fg-color);
  }

  @media (forced-colors: active) {
    & [aria-selected='true'] {
      outline: 2px solid Highlight;
      outline-offset: -2px;
    }
  }
`;
