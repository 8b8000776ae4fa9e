import { ResetIcon } from '@sanity/icons';
import { Box, Button, Card, Flex, Text } from '@sanity/ui';
import {
  type ComponentType,
  type FocusEvent,
  type KeyboardEvent,
  type ReactNode,
  useEffect,
  useId,
  useImperativeHandle,
  useRef,
} from 'react';
import { type StringInputProps, set, unset } from 'sanity';
import { styled } from 'styled-components';

type Choice = { title: string; value: string };

type Options = {
  /** Draws one choice. */
  draw: (value: string) => ReactNode;
  /** Width of the narrowest choice, px; a row holds as many as fit. */
  widthPx: number;
  /** Whether each choice's name is shown below it; otherwise it is a tooltip. */
  named?: boolean;
};

/** Height of the button that clears the choice, px: reserved, so that the fields below do not move. */
const CLEAR_BUTTON_PX = 33;

/**
 * Makes a field's input whose choices are pictures rather than words: a group of native radio buttons, so that it is
 * one tab stop and arrow keys choose. The field's validation says whether a choice is required.
 */
export function choiceGrid({ draw, widthPx, named = false }: Options): ComponentType<StringInputProps> {
  return function ChoiceGrid({ value, onChange, readOnly, schemaType, elementProps, validationError }) {
    const frame = useRef<HTMLDivElement>(null);
    const radioName = useId();
    const choices = (schemaType.options?.list ?? []).map(asChoice);
    const chosenTitle = choices.find((choice) => choice.value === value)?.title ?? value;

    // Not `disabled`: a form is read-only while it loads, and a disabled radio button cannot take the focus then.
    const choose = (next: string) => {
      if (!readOnly) onChange(set(next));
    };

    useImperativeHandle(elementProps.ref, () => ({ focus: () => focusChosen(frame.current) }), []);
    useFocusByLabel(elementProps.id, () => focusChosen(frame.current));
    useEffect(() => showChosen(frame.current), []);

    return (
      <ChoiceFrame
        ref={frame}
        border
        radius={2}
        tone={validationError ? 'critical' : undefined}
        style={elementProps.style}
        onFocus={(event: FocusEvent) => isCrossing(event) && elementProps.onFocus(event)}
        onBlur={(event: FocusEvent) => isCrossing(event) && elementProps.onBlur(event)}
      >
        <div
          role="radiogroup"
          id={elementProps.id}
          aria-label={schemaType.title}
          aria-describedby={elementProps['aria-describedby']}
          aria-invalid={validationError !== undefined}
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
                aria-label={`Clear ${schemaType.title ?? 'choice'}`}
                onClick={() => {
                  onChange(unset());
                  frame.current?.querySelector('input')?.focus();
                }}
              />
            )}
          </Flex>
        </Card>
      </ChoiceFrame>
    );
  };
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

function asChoice(entry: string | { title?: string; value?: string }): Choice {
  if (typeof entry === 'string') return { title: entry, value: entry };
  return { title: entry.title ?? entry.value ?? '', value: entry.value ?? '' };
}

/** Height above which the choices scroll within the field, px. */
const MAX_HEIGHT_PX = 340;

/** The field: the group of choices, and what is chosen below it. */
const ChoiceFrame = styled(Card)`
  overflow: hidden;

  &:focus-within {
    border-color: var(--card-focus-ring-color);
    box-shadow: 0 0 0 1px var(--card-focus-ring-color);
  }

  & > [role='radiogroup'] {
    display: grid;
    gap: 8px;
    padding: 8px;
    max-height: ${MAX_HEIGHT_PX}px;
    overflow-y: auto;
  }
`;

/** One choice. Its transparent radio button covers it, so that a press on the picture presses the button. */
const ChoiceTile = styled.label`
  position: relative;
  display: grid;
  align-content: start;
  gap: 8px;
  padding: 7px;
  border: 1px solid var(--card-border-color);
  border-radius: 3px;
  cursor: pointer;

  & > input {
    position: absolute;
    inset: 0;
    width: 100%;
    height: 100%;
    margin: 0;
    opacity: 0;
    cursor: inherit;
  }

  & > :not(input) {
    justify-self: center;
  }

  &:hover {
    border-color: var(--card-muted-fg-color);
  }

  &:has(:checked) {
    border-color: var(--card-link-color);
    box-shadow: inset 0 0 0 2px var(--card-link-color);
    background: color-mix(in srgb, var(--card-link-color) 12%, transparent);
  }

  &:has(:focus-visible) {
    outline: 2px solid var(--card-focus-ring-color);
    outline-offset: 2px;
  }

  [aria-disabled='true'] > & {
    border-color: var(--card-border-color);
    cursor: default;
  }

  [aria-disabled='true'] > &:not(:has(:checked)) {
    opacity: 0.5;
  }

  @media (forced-colors: active) {
    &:has(:checked) {
      padding: 4px;
      border: 4px solid Highlight;
    }
  }
`;
