import { Button, Stack } from '@sanity/ui';
import { type StringInputProps, set, useFormValue } from 'sanity';
import { isRecord } from '../../protocol/is-record';
import { type Proposal, proposePath, proposeShortName } from './proposals';
import { usePublished } from './use-published';

/** The path of a page; one made of its title is proposed. */
export const PathInput = proposingInput(proposePath);

/** The short name of a record; one made of its title is proposed. */
export const ShortNameInput = proposingInput(proposeShortName);

function proposingInput(propose: Proposal) {
  return function ProposingInput(props: StringInputProps) {
    const { value, path, onChange, readOnly, renderDefault } = props;
    const record = useFormValue(path.slice(0, -1));
    const isPublished = usePublished() !== null;
    const name = isRecord(record) ? (record.title ?? record.name) : undefined;
    const language = isRecord(record) ? record.language : undefined;
    const proposal = propose(value, name, isPublished, language);
    return (
      <Stack space={2}>
        {renderDefault(props)}
        {proposal && !readOnly ? (
          <Button mode="ghost" text={`Use ${proposal}`} onClick={() => onChange(set(proposal))} />
        ) : null}
      </Stack>
    );
  };
}
