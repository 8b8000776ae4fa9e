import { useMemo } from 'react';
import { ArrayOfOptionsInput, type ArrayOfPrimitivesInputProps, useFormValue } from 'sanity';
import { isRecord, recordsIn } from '../../protocol/is-record';

/** Of `blocks[…].roles[…].modules`: where the block is. */
const UP_TO_BLOCK = -3;

/** Chooses among the modules of the quote builder that a role is in; one that is no more can be unticked. */
export function ModuleChoice({ schemaType, ...props }: ArrayOfPrimitivesInputProps) {
  const block = useFormValue(props.path.slice(0, UP_TO_BLOCK));
  const { value } = props;
  const type = useMemo(() => {
    const modules = isRecord(block) ? block.modules : undefined;
    const offered = recordsIn(modules).flatMap(({ id, name }) =>
      typeof id === 'string' ? { value: id, title: typeof name === 'string' ? name : id } : [],
    );
    const gone = (value ?? []).filter((chosen) => offered.every((one) => one.value !== chosen));
    const list = [...offered, ...gone.map((chosen) => ({ value: chosen, title: `${chosen} (no module)` }))];
    return { ...schemaType, options: { ...schemaType.options, list } };
  }, [block, value, schemaType]);
  return <ArrayOfOptionsInput {...props} schemaType={type} />;
}
