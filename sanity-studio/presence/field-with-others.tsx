import { Box, Button, Card, Flex, Layer, Portal, Text } from '@sanity/ui';
import {
  createContext,
  type KeyboardEvent,
  type RefObject,
  useContext,
  useEffect,
  useMemo,
  useRef,
} from 'react';
import {
  type FieldProps,
  isArrayOfBlocksSchemaType,
  type Path,
  type SchemaType,
  useCurrentUser,
  useFormValue,
} from 'sanity';
import { describeOthers } from './others-here';
import { refuseChanges } from './refuse-changes';
import { isTakingOver, type Selection, useTurn } from './use-turn';

/** What an input knows of the text around it: whether somebody else types there. It notes where the caret is. */
type TextAround = { isWaiting: boolean; selection?: RefObject<Selection> };
const TextAround = createContext<TextAround>({ isWaiting: false });
export const useTextAround = () => useContext(TextAround);

/** A field of Studio's forms; in a text one editor types at a time. */
export function FieldWithOthers(props: FieldProps) {
  const ownId = useCurrentUser()?.id;
  // Studio leaves out only its own tab, not other tabs of the same user.
  const presence = useMemo(
    () => props.presence.filter(({ user }) => user.id !== ownId),
    [props.presence, ownId],
  );
  const field = { ...props, presence };
  return isText(props.schemaType) ? <TextOfOne {...field} /> : props.renderDefault(field);
}

/** False for choices, in which nobody types. */
function isText(type: SchemaType): boolean {
  return isArrayOfBlocksSchemaType(type) || (type.jsonType === 'string' && !type.options?.list);
}

/** Where somebody types in a field; undefined if nobody does. In a formatted text that is a piece of a paragraph. */
function caretIn({ path, inputProps, schemaType }: FieldProps): Path | undefined {
  if (!isArrayOfBlocksSchemaType(schemaType)) return inputProps.focused ? path : undefined;
  const within = 'focusPath' in inputProps ? inputProps.focusPath : [];
  return within[1] === 'children' ? [...path, ...within] : undefined;
}

/** A text that waits while another editor types there, and says who that is. */
function TextOfOne(props: FieldProps) {
  const id = useFormValue(['_id']);
  const caret = caretIn(props);
  const documentId = caret && typeof id === 'string' ? id : undefined;
  const selection = useRef<Selection>(undefined);
  const { others, holders, takeOver } = useTurn({ documentId, path: caret ?? props.path, selection });
  const isWaiting = holders.length > 0;
  const around = useMemo(() => ({ isWaiting, selection }), [isWaiting]);
  const onKeyDown = (event: KeyboardEvent) => {
    if (isWaiting && isTakingOver(event)) takeOver();
  };
  const isFormatted = isArrayOfBlocksSchemaType(props.schemaType);
  const frame = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isWaiting && isFormatted && frame.current) return refuseChanges(frame.current, takeOver);
  });
  const note = documentId === undefined ? undefined : describeOthers(others, holders);
  const input = (
    <TextAround.Provider value={around}>
      <Box ref={frame} onKeyDown={onKeyDown}>
        {props.children}
        {note === undefined ? null : (
          <Note text={note} isOver={isFormatted} {...(isWaiting ? { takeOver } : {})} />
        )}
      </Box>
    </TextAround.Provider>
  );
  return props.renderDefault({ ...props, children: input });
}

/** `isOver`: it lies over the form, for a text whose end may be out of sight. */
type NoteProps = { text: string; isOver: boolean; takeOver?: () => void };
const OVER_FORM = { position: 'fixed', insetBlockEnd: '4rem', insetInlineEnd: '1.5rem' } as const;

function Note({ text, isOver, takeOver }: NoteProps) {
  const note = (
    <div role="status">
      {text === '' ? null : (
        <Box marginTop={2}>
          <Card tone="caution" border radius={2} padding={3} shadow={isOver ? 3 : 0}>
            <Flex align="center" gap={3}>
              <Box flex={1}>
                <Text size={1}>{text}</Text>
              </Box>
              {takeOver ? (
                <Button
                  text="Take over"
                  mode="ghost"
                  padding={2}
                  fontSize={1}
                  // The focus stays in the text.
                  onMouseDown={(event) => event.preventDefault()}
                  onClick={takeOver}
                />
              ) : null}
            </Flex>
          </Card>
        </Box>
      )}
    </div>
  );
  if (!isOver) return note;
  return (
    <Portal>
      <Layer zOffset={1} style={OVER_FORM}>
        {note}
      </Layer>
    </Portal>
  );
}
