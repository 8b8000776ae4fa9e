import { ResetIcon } from '@sanity/icons';
import { Box, Button, Card, Flex, Text } from '@sanity/ui';
import {
  type FocusEvent,
  type KeyboardEvent,
  type ReactNode,
  useEffect,
  useId,
  useImperativeHandle,
  useRef,
} from 'react';
import type { StringInputProps } from 'sanity';
import { ChoiceFrame, ChoiceTile } from './choice-frame';

export type Choice = { title: string; value: string };

export type ChoiceGridOptions = {
  /** Draws one choice. */
  draw: (value: string) => ReactNode;
  /** Width of the narrowest choice, px; a row holds as many as fit. */
  widthPx: number;
  /** Whether each choice's name is shown below it; otherwise it is a tooltip. */
  named?: boolean;
};

/** Height of the button that clears the choice, px: reserved, so that the fields below do not move. */
const CLEAR_BUTTON_PX = 33;

type GridProps = ChoiceGridOptions &
  Pick<StringInputProps, 'value' | 'readOnly'> & {
    title: string | undefined;
    choices: readonly Choice[];
    isInvalid: boolean;
    elementProps: Pick<
      StringInputProps['elementProps'],
      'id' | 'ref' | 'style' | 'onFocus' | 'onBlur' | 'aria-describedby'
    >;
    /** @param value undefined for none */
    onChoose: (value: string | undefined) => void;
  };

/**
 * Choices that are pictures rather than words: a group of native radio buttons, so that it is one tab stop and arrow
 * keys choose.
 */
export function ChoiceGrid(props: GridProps) {
  const {
    draw,
    widthPx,
    named = false,
    title,
    choices,
    value,
    readOnly,
    isInvalid,
    elementProps,
    onChoose,
  } = props;
  const frame = useRef<HTMLDivElement>(null);
  const radioName = useId();
  const chosenTitle = choices.find((choice) => choice.value === value)?.title ?? value;

  // Not `disabled`: a form is read-only while it loads, and a disabled radio button cannot take the focus then.
  const choose = (next: string) => {
    if (!readOnly) onChoose(next);
  };

  useImperativeHandle(elementProps.ref, () => ({ focus: () => focusChosen(frame.current) }), []);
  useFocusByLabel(elementProps.id, () => focusChosen(frame.current));
  useEffect(() => showChosen(frame.current), []);

  return (
    <ChoiceFrame
      ref={frame}
      border
      radius={2}
      tone={isInvalid ? 'critical' : undefined}
      style={elementProps.style}
      onFocus={(event: FocusEvent) => isCrossing(event) && elementProps.onFocus(event)}
      onBlur={(event: FocusEvent) => isCrossing(event) && elementProps.onBlur(event)}
    >
      <div
        role="radiogroup"
        id={elementProps.id}
        aria-label={title}
        aria-describedby={elementProps['aria-describedby']}
        aria-invalid={isInvalid}
        aria-disabled={readOnly === true}
        style={{ gridTemplateColumns: `repeat(auto-fit, minmax(${widthPx}px, 1fr))` }}
        onKeyDown={moreKeys}
      >
        {choices.map((choice) => (
          <ChoiceTile key={choice.value} title={named ? undefined : choice.title}>
            <input
              type="radio"
              name={radioName}
              aria-label={choice.title}
              checked={choice.value === value}
              onChange={() => choose(choice.value)}
            />
            {draw(choice.value)}
            {named ? (
              <Text size={1} align="center" muted>
                {choice.title}
              </Text>
            ) : null}
          </ChoiceTile>
        ))}
      </div>
      <Card borderTop padding={2} tone="inherit">
        <Flex align="center" gap={2} style={{ minHeight: CLEAR_BUTTON_PX }}>
          <Box flex={1} padding={2}>
            <Text size={1} muted={value === undefined}>
              {chosenTitle ?? 'Nothing chosen'}
            </Text>
          </Box>
          {value === undefined || readOnly ? null : (
            <Button
              mode="bleed"
              padding={2}
              icon={ResetIcon}
              title="Clear"
              aria-label={`Clear ${title ?? 'choice'}`}
              onClick={() => {
                onChoose(undefined);
                frame.current?.querySelector('input')?.focus();
              }}
            />
          )}
        </Flex>
      </Card>
    </ChoiceFrame>
  );
}

/** Whether the focus enters or leaves the field, rather than moves within it. */
function isCrossing({ currentTarget, relatedTarget }: FocusEvent): boolean {
  return !(relatedTarget instanceof Node && currentTarget.contains(relatedTarget));
}

/**
 * Focuses the chosen radio button, or the first. Studio calls this whenever the field gets the focus, also after a
 * click on another choice: moving the focus then would scroll the form under the pointer, and the click would miss.
 */
function focusChosen(frame: HTMLElement | null): void {
  if (frame === null || frame.contains(document.activeElement)) return;
  const radio = frame.querySelector<HTMLElement>('input:checked') ?? frame.querySelector('input');
  radio?.focus();
}

/** Focuses the group by a click on Studio's label, which can refer to a single control only, and would check it. */
function useFocusByLabel(id: string, focus: () => void): void {
  useEffect(() => {
    const onClick = ({ target }: MouseEvent) => {
      if (target instanceof Element && target.closest('label')?.htmlFor === id) focus();
    };
    document.addEventListener('click', onClick);
    return () => document.removeEventListener('click', onClick);
  });
}

/** Scrolls the group to the chosen radio button; `scrollIntoView` would scroll the form, too. */
function showChosen(frame: HTMLElement | null): void {
  const group = frame?.querySelector('[role="radiogroup"]');
  const chosen = group?.querySelector('label:has(:checked)');
  if (!group || !chosen) return;
  const [outer, inner] = [group.getBoundingClientRect(), chosen.getBoundingClientRect()];
  if (inner.bottom > outer.bottom) group.scrollTop += inner.bottom - outer.bottom + inner.height / 2;
}

/** Adds keys that native radio buttons lack: Home and End choose the first and the last, Enter the focused one. */
function moreKeys(event: KeyboardEvent<HTMLElement>): void {
  const radios = [...event.currentTarget.querySelectorAll('input')];
  const byKey = new Map([
    ['Home', radios.at(0)],
    ['End', radios.at(-1)],
    ['Enter', radios.find((radio) => radio === document.activeElement)],
  ]);
  const radio = byKey.get(event.key);
  if (radio === undefined) return;
  event.preventDefault();
  radio.focus();
  radio.click();
}
