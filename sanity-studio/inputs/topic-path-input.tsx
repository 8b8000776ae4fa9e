import { Button, Stack } from '@sanity/ui';
import { type StringInputProps, set, useFormValue } from 'sanity';
import { proposedPath } from '../addresses/proposed-path';

/** The path of a topic; while it ends in a folder, one that is made of the name is proposed. */
export function TopicPathInput(props: StringInputProps) {
  const { value, onChange, readOnly, renderDefault } = props;
  const name = useFormValue(['title']);
  const proposal = proposedPath(value, name);
  return (
    <Stack space={2}>
      {renderDefault(props)}
      {proposal && !readOnly ? (
        <Button mode="ghost" text={`Use ${proposal}`} onClick={() => onChange(set(proposal))} />
      ) : null}
    </Stack>
  );
}
