import { Box, Card, Text } from '@sanity/ui';
import { useEffect, useMemo } from 'react';
import {
  type FieldProps,
  type Path,
  type SchemaType,
  useCurrentUser,
  useFormValue,
  usePresenceStore,
} from 'sanity';
import { describeOthers, ofOthers } from './others-here';

/**
 * A field of Studio's forms. Where a text has the focus, it says who else has the focus there: Studio merges what two
 * people type at once letter by letter.
 */
export function FieldWithOthers(props: FieldProps) {
  const ownId = useCurrentUser()?.id;
  const presence = useMemo(() => ofOthers(props.presence, ownId), [props.presence, ownId]);
  const isTypedIn = isText(props.schemaType) && props.inputProps.focused === true;
  const children = (
    <>
      {props.children}
      {isTypedIn ? <TypedText path={props.path} note={describeOthers(presence)} /> : null}
    </>
  );
  return props.renderDefault({ ...props, presence, children });
}

/** False for choices, in which nobody types. */
function isText(type: SchemaType): boolean {
  return type.jsonType === 'string' && !type.options?.list;
}

function TypedText({ path, note }: { path: Path; note: string }) {
  useAnnouncement(path);
  return (
    <div role="status">
      {note === '' ? null : (
        <Box marginTop={2}>
          <Card tone="caution" border radius={2} padding={3}>
            <Text size={1}>{note}</Text>
          </Card>
        </Box>
      )}
    </div>
  );
}

/**
 * Announces to other editors that a field has the focus. Studio does so when it gets the focus, and takes it back when
 * the first edit makes the draft.
 */
function useAnnouncement(path: Path): void {
  const store = usePresenceStore();
  const documentId = useFormValue(['_id']);
  useEffect(() => {
    if (typeof documentId !== 'string') return;
    const announce = () =>
      store.setLocation([{ type: 'document', documentId, path, lastActiveAt: new Date().toISOString() }]);
    // Studio's own effect, of a component around this one, runs later than this effect.
    const timer = setTimeout(announce);
    return () => clearTimeout(timer);
  }, [store, documentId, path]);
}
