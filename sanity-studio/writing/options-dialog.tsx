import { Box, Button, Dialog, Flex, Stack } from '@sanity/ui';
import { useId } from 'react';
import {
  type ArrayOfObjectsFormNode,
  FormCallbacksProvider,
  isArrayOfObjectsSchemaType,
  isObjectSchemaType,
  type ObjectFormNode,
  ObjectInputMembers,
  type ObjectInputProps,
  type ObjectMember,
  PatchEvent,
  type Path,
  SelectInput,
  type StringInputProps,
  useFormCallbacks,
  useFormValue,
} from 'sanity';
import { isRecord } from '../../protocol/is-record';
import { isFigures } from '../checks/view-rules';

/** A button of the dialog; one without an act cannot be pressed. */
export type Step = { text: string; act: (() => void) | undefined; isLast?: boolean };

type Props = {
  /** That holds the member. */
  input: Pick<
    ObjectInputProps,
    'members' | 'renderField' | 'renderInput' | 'renderItem' | 'renderPreview' | 'readOnly'
  >;
  /** The member, from the input: of a list, or of an object. */
  at: Path;
  /** Fields that are edited elsewhere. */
  without: readonly string[];
  steps: readonly Step[];
  onClose: () => void;
};

/** The fields of a column or a row, as in any form of Studio. */
export function OptionsDialog({ input, at, without, steps, onClose }: Props) {
  const id = useId();
  const callbacks = useFormCallbacks();
  const members = membersAt(input.members, at)?.filter(
    (member) => member.kind !== 'field' || !without.includes(member.name),
  );
  if (!members) return null;
  const { renderField, renderInput, renderItem, renderPreview } = input;
  const press = ({ act, isLast }: Step) => {
    act?.();
    if (isLast) onClose();
  };
  return (
    <Dialog
      id={id}
      header={at[0] === 'columns' ? 'Column' : 'Row'}
      width={1}
      onClose={onClose}
      animate={false}
    >
      <Box padding={4}>
        <Stack space={5}>
          <FormCallbacksProvider
            {...callbacks}
            onChange={(event) =>
              callbacks.onChange(
                at.reduceRight((prefixed, step) => prefixed.prefixAll(step), PatchEvent.from(event)),
              )
            }
          >
            <ObjectInputMembers {...{ members, renderField, renderInput, renderItem, renderPreview }} />
          </FormCallbacksProvider>
          <Flex gap={2} wrap="wrap">
            {steps.map((step) => (
              <Button
                key={step.text}
                mode="ghost"
                fontSize={1}
                padding={3}
                text={step.text}
                tone={step.isLast ? 'critical' : 'default'}
                disabled={input.readOnly || step.act === undefined}
                onClick={() => press(step)}
              />
            ))}
          </Flex>
        </Stack>
      </Box>
    </Dialog>
  );
}

type FormNode = Extract<ObjectMember, { kind: 'field' }>['field'];
const isObjectNode = (node: FormNode): node is ObjectFormNode => isObjectSchemaType(node.schemaType);
const isListNode = (node: FormNode): node is ArrayOfObjectsFormNode =>
  isArrayOfObjectsSchemaType(node.schemaType);

function membersAt(members: readonly ObjectMember[], [name, member]: Path): ObjectMember[] | undefined {
  const found = members.find((one) => one.kind === 'field' && one.name === name);
  if (found?.kind !== 'field') return undefined;
  const { field } = found;
  if (isObjectNode(field)) return field.members;
  const key = typeof member === 'object' && '_key' in member ? member._key : undefined;
  const item = isListNode(field)
    ? field.members.find((one) => one.kind === 'item' && one.key === key)
    : undefined;
  return item?.kind === 'item' ? item.item.members : undefined;
}

/** Chooses another column of the table, by its heading. */
export function ColumnInput(props: StringInputProps) {
  const { path, schemaType } = props;
  const list = Math.max(...['columns', 'rows', 'total'].map((field) => path.lastIndexOf(field)));
  const columns = useFormValue([...path.slice(0, list), 'columns']);
  const own = path[list] === 'columns' ? path[list + 1] : undefined;
  const isOwn = (key: unknown) => typeof own === 'object' && '_key' in own && own._key === key;
  const choices = (Array.isArray(columns) ? columns.filter(isRecord) : []).flatMap(
    ({ _key, label, kind }, at) =>
      isFigures(String(kind)) && !isOwn(_key)
        ? [{ title: String(label || `Column ${at + 1}`), value: String(_key) }]
        : [],
  );
  return <SelectInput {...props} schemaType={{ ...schemaType, options: { list: choices } }} />;
}
