import { Box, Button, Card, Flex, Text } from '@sanity/ui';
import { createContext, type KeyboardEvent, useContext, useMemo } from 'react';
import { type FieldProps, type SchemaType, useCurrentUser, useFormValue } from 'sanity';
import { describeOthers } from './others-here';
import { isTakingOver, useTurn } from './use-turn';

/** Whether somebody else types in the text around an input. */
const Waiting = createContext(false);
export const useIsWaiting = () => useContext(Waiting);

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
  return type.jsonType === 'string' && !type.options?.list;
}

/** A text that waits while another editor types there, and says who that is. */
function TextOfOne(props: FieldProps) {
  const { path, inputProps, children } = props;
  const id = useFormValue(['_id']);
  const documentId = inputProps.focused === true && typeof id === 'string' ? id : undefined;
  const { others, holders, takeOver } = useTurn({ documentId, path });
  const isWaiting = holders.length > 0;
  const onKeyDown = (event: KeyboardEvent) => {
    if (isWaiting && isTakingOver(event)) takeOver();
  };
  const note = documentId === undefined ? undefined : describeOthers(others, holders);
  const input = (
    <Waiting.Provider value={isWaiting}>
      <Box onKeyDown={onKeyDown}>
        {children}
        {note === undefined ? null : <Note text={note} {...(isWaiting ? { takeOver } : {})} />}
      </Box>
    </Waiting.Provider>
  );
  return props.renderDefault({ ...props, children: input });
}

function Note({ text, takeOver }: { text: string; takeOver?: () => void }) {
  return (
    <div role="status">
      {text === '' ? null : (
        <Box marginTop={2}>
          <Card tone="caution" border radius={2} padding={3}>
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
}
