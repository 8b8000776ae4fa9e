import { Button, Card, Grid, Stack, Text } from '@sanity/ui';
import { type ComponentType, type ReactNode, type RefObject, useEffect, useRef } from 'react';
import { type StringInputProps, set, unset } from 'sanity';

type Choice = { title: string; value: string };

type Options = {
  /** Draws one choice. */
  draw: (value: string) => ReactNode;
  /** How many choices stand beside each other, on a phone and wider. */
  columns: [number, number];
  /** Height of a choice's picture, px. */
  heightPx: number;
  /** Whether each choice's name is shown below it; otherwise it is a tip. */
  named?: boolean;
};

/** Beyond this the choices scroll within the field, px. */
const MAX_HEIGHT_PX = 340;

/**
 * Makes a field's input whose choices are pictures rather than words. The chosen one can be taken back by choosing it
 * again; whether it must be made is the field's validation.
 */
export function choiceGrid({ draw, columns, heightPx, named }: Options): ComponentType<StringInputProps> {
  return function ChoiceGrid({ value, onChange, readOnly, schemaType, elementProps }) {
    const choices = (schemaType.options?.list ?? []).map(asChoice);
    const chosen = useRef<HTMLButtonElement>(null);
    const frame = elementProps.ref;
    useEffect(() => scrollInto(frame, chosen), [frame]);
    return (
      <Card
        border
        radius={2}
        ref={frame}
        id={elementProps.id}
        tabIndex={-1}
        onFocus={elementProps.onFocus}
        onBlur={elementProps.onBlur}
        style={{ maxHeight: MAX_HEIGHT_PX, overflowY: 'auto' }}
      >
        <Grid columns={columns} gap={2} padding={2}>
          {choices.map((choice) => {
            const isChosen = choice.value === value;
            return (
              <Button
                key={choice.value}
                ref={isChosen ? chosen : undefined}
                mode={isChosen ? 'default' : 'ghost'}
                tone={isChosen ? 'primary' : 'default'}
                padding={1}
                disabled={readOnly}
                aria-label={choice.title}
                aria-pressed={isChosen}
                title={choice.title}
                onClick={() => onChange(isChosen ? unset() : set(choice.value))}
              >
                <Stack space={2}>
                  <Card style={{ height: heightPx, display: 'grid', placeItems: 'center' }} radius={1}>
                    {draw(choice.value)}
                  </Card>
                  {named ? (
                    <Text size={0} align="center" textOverflow="ellipsis">
                      {choice.title}
                    </Text>
                  ) : null}
                </Stack>
              </Button>
            );
          })}
        </Grid>
      </Card>
    );
  };
}

/** Shows what is chosen without moving the page, as scrolling it into view would. */
function scrollInto(frame: RefObject<HTMLElement | null>, chosen: RefObject<HTMLElement | null>): void {
  if (!frame.current || !chosen.current) return;
  const [outer, inner] = [frame.current.getBoundingClientRect(), chosen.current.getBoundingClientRect()];
  if (inner.bottom > outer.bottom) frame.current.scrollTop += inner.bottom - outer.bottom + inner.height / 2;
}

function asChoice(entry: string | { title?: string; value?: string }): Choice {
  if (typeof entry === 'string') return { title: entry, value: entry };
  return { title: entry.title ?? entry.value ?? '', value: entry.value ?? '' };
}
