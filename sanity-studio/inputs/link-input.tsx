import { ChevronDownIcon, ErrorOutlineIcon, LinkIcon, WarningOutlineIcon } from '@sanity/icons';
import { Box, Button, Flex, Stack, Text, TextInput } from '@sanity/ui';
import { useId, useImperativeHandle, useMemo, useRef, useState } from 'react';
import { getPublishedId, type StringInputProps, useFormValue } from 'sanity';
import type { ContentDocument } from '../checks/flaw';
import { LinkListPopover } from './link-list';
import { type LinkOutcome, linkOutcome } from './link-outcome';
import { type LinkList, useLinkList } from './use-link-list';
import { useSiteIndex } from './use-site-index';

/**
 * The input of a link: a text, with a list of what it can lead to. What is typed or chosen is stored as it stands in the
 * field, so that a link is the same string as one that was typed.
 */
export function LinkInput(props: StringInputProps) {
  const { value = '', readOnly, path } = props;
  const document = useHoldingDocument();
  const [isFocused, setIsFocused] = useState(false);
  const { index, problem } = useSiteIndex(value, isFocused);
  const field = String(path.at(-1));
  const outcome = useMemo(
    () => index && linkOutcome({ href: value, field, document }, index),
    [index, value, field, document],
  );
  const input = useRef<HTMLInputElement>(null);
  const [frame, setFrame] = useState<HTMLElement | null>(null);
  const list = useLinkList({
    input,
    value,
    openingText: outcome?.level === 'error' ? value : '',
    ownId: getPublishedId(document._id),
    isReadOnly: readOnly === true,
    addresses: index?.addresses,
  });
  const outcomeId = useId();
  if (props.displayInlineChanges) return props.renderDefault(props);
  return (
    <Stack space={3}>
      <div ref={setFrame}>
        <LinkField
          input={input}
          list={list}
          of={props}
          describedBy={outcomeId}
          onFocusChange={setIsFocused}
        />
      </div>
      <div id={outcomeId}>{outcome ? <Outcome outcome={outcome} /> : null}</div>
      <LinkListPopover
        list={list}
        field={frame}
        problem={problem}
        flaw={outcome?.level === 'error' ? outcome.text : undefined}
      />
    </Stack>
  );
}

/** What the rules read of the document that holds the link, as it is in the form. */
function useHoldingDocument(): ContentDocument {
  const id = useFormValue(['_id']);
  const type = useFormValue(['_type']);
  const path = useFormValue(['path']);
  const from = useFormValue(['from']);
  const status = useFormValue(['status']);
  const page = useFormValue(['page']);
  return useMemo(
    () => ({ _id: String(id ?? ''), _type: String(type ?? ''), path, from, status, page }),
    [id, type, path, from, status, page],
  );
}

type FieldProps = {
  input: React.RefObject<HTMLInputElement | null>;
  list: LinkList;
  of: StringInputProps;
  /** Id of the text that says where the link leads. */
  describedBy: string;
  onFocusChange: (isFocused: boolean) => void;
};

function LinkField({ input, list, of, describedBy, onFocusChange }: FieldProps) {
  const { elementProps, validationError, readOnly } = of;
  useImperativeHandle(elementProps.ref, () => ({ focus: () => input.current?.focus() }), [input]);
  const described = [elementProps['aria-describedby'], describedBy].filter((id) => id !== undefined);
  return (
    <TextInput
      {...elementProps}
      ref={input}
      customValidity={validationError}
      placeholder={readOnly ? undefined : 'Search for a page, or write an address'}
      {...list.combobox}
      aria-describedby={described.join(' ')}
      onChange={(event) => {
        elementProps.onChange(event);
        list.search(event.currentTarget.value);
      }}
      onFocus={(event) => {
        elementProps.onFocus(event);
        onFocusChange(true);
      }}
      onBlur={(event) => {
        elementProps.onBlur(event);
        onFocusChange(false);
        list.close();
      }}
      suffix={readOnly ? undefined : <OpenButton input={input} list={list} />}
    />
  );
}

function OpenButton({ input, list }: Pick<FieldProps, 'input' | 'list'>) {
  return (
    <Box padding={1}>
      <Button
        mode="bleed"
        // The size of the field's text, so that the button is as tall as the field.
        fontSize={2}
        padding={2}
        icon={ChevronDownIcon}
        // The arrow keys of the field do the same.
        tabIndex={-1}
        aria-label="Show what the link can lead to"
        aria-expanded={list.isOpen}
        onMouseDown={(event) => event.preventDefault()}
        onClick={() => {
          input.current?.focus();
          if (list.isOpen) list.close();
          else list.open();
        }}
      />
    </Box>
  );
}

const ICONS = { none: LinkIcon, warning: WarningOutlineIcon, error: ErrorOutlineIcon };

/** What the stored link leads to. */
function Outcome({ outcome: { text, level } }: { outcome: LinkOutcome }) {
  const Icon = ICONS[level];
  return (
    <Flex gap={2} paddingX={1}>
      <Text size={1} muted>
        <Icon />
      </Text>
      <Box flex={1}>
        <Text size={1} muted>
          {text}
        </Text>
      </Box>
    </Flex>
  );
}
