import { Box, Card, Flex, Popover, Stack, Text } from '@sanity/ui';
import { useEffect, useRef } from 'react';
import { styled } from 'styled-components';
import type { LinkChoice } from './link-choices';
import type { LinkList } from './use-link-list';

type Props = {
  list: LinkList;
  /** The list stands below it, as wide as it. */
  field: HTMLElement | null;
  /** Why the pages are not known. */
  problem: string | undefined;
  /** Why the link in the field is wrong: the list covers where the field says it. */
  flaw: string | undefined;
};

/** What a link field offers for the text in it. */
export function LinkListPopover({ list, field, problem, flaw }: Props) {
  return (
    <Popover
      open={list.isOpen}
      referenceElement={field}
      content={<Options list={list} problem={problem} flaw={flaw} />}
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

function Options({ list, problem, flaw }: Omit<Props, 'field'>) {
  const { listId, choices, total, active, isKnown } = list;
  const element = useRef<HTMLDivElement>(null);
  useEffect(() => {
    element.current?.children[active]?.scrollIntoView({ block: 'nearest' });
  }, [active]);
  return (
    <Frame padding={1}>
      <div ref={element} role="listbox" id={listId} aria-label="What the link can lead to">
        {choices.map((choice, index) => (
          <Option
            key={`${choice.kind} ${choice.value}`}
            id={list.optionId(index)}
            choice={choice}
            isActive={index === active}
            isCurrent={choice.value === list.value}
            onChoose={() => list.choose(choice)}
          />
        ))}
      </div>
      <Box padding={choices.length === 0 || total > choices.length ? 3 : 0} role="status">
        <Text size={1} muted>
          {noteOf({ isKnown, problem, flaw, shown: choices.length, total })}
        </Text>
      </Box>
    </Frame>
  );
}

type Noted = Pick<Props, 'problem' | 'flaw'> & { isKnown: boolean; shown: number; total: number };

function noteOf({ isKnown, problem, flaw, shown, total }: Noted): string {
  if (problem !== undefined && shown === 0) return `The pages could not be loaded: ${problem}`;
  if (!isKnown) return 'Loading the pages…';
  if (shown === 0) return `Nothing on the site has this. ${flaw ?? 'What you typed is kept.'}`;
  return total > shown ? `${total - shown} more. Type another word to find them.` : '';
}

type OptionProps = {
  id: string;
  choice: LinkChoice;
  isActive: boolean;
  isCurrent: boolean;
  onChoose: () => void;
};

const KINDS: Record<LinkChoice['kind'], string> = {
  page: '',
  article: 'Article',
  topic: 'Topic',
  part: 'Part of a page',
  redirect: 'Redirect',
  site: 'Other site',
  mail: 'E-mail',
  telephone: 'Telephone',
  application: 'Application',
  booking: 'Booking',
};

function Option({ id, choice, isActive, isCurrent, onChoose }: OptionProps) {
  const { kind, title, detail, isPublished } = choice;
  const notes = [KINDS[kind], isPublished ? '' : 'Not published yet', isCurrent ? 'Chosen' : ''];
  const note = notes.filter((text) => text !== '').join(' · ');
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the field has the keys
    <div id={id} role="option" aria-selected={isActive} tabIndex={-1} onClick={onChoose}>
      <Card padding={2} radius={2} tone={isActive ? 'primary' : 'default'}>
        <Flex gap={3} align="center">
          <Stack space={2} flex={1}>
            <Text size={1} weight="medium" textOverflow="ellipsis">
              {title}
            </Text>
            <Text size={0} muted textOverflow="ellipsis">
              {detail}
            </Text>
          </Stack>
          {note === '' ? null : (
            <Text size={0} muted>
              {note}
            </Text>
          )}
        </Flex>
      </Card>
    </div>
  );
}

const Frame = styled(Box)`
  & > [role='listbox'] > * {
    cursor: pointer;
  }
`;
