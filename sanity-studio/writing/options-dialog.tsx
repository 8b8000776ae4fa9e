import { Button, Dialog, Flex, Stack } from '@sanity/ui';
import { Fragment, useEffect, useId, useState } from 'react';
import {
  FormInput,
  type ObjectInputProps,
  type Path,
  SelectInput,
  type StringInputProps,
  useFormValue,
} from 'sanity';
import { recordsIn } from '../../protocol/is-record';
import { isFigures } from '../checks/view-rules';

/** A button of the dialog; one without an act cannot be pressed. */
export type Step = { text: string; act: (() => void) | undefined; isLast?: boolean };

type Props = {
  /** That holds the member. */
  input: ObjectInputProps;
  /** The member, from the input: of a list, or of an object. */
  at: Path;
  /** Fields that are edited elsewhere. */
  without: readonly string[];
  steps: readonly Step[];
  onClose: () => void;
};

/** The fields of a column or a row, as in any form of Studio. Closed, it gives the focus back. */
export function OptionsDialog({ input, at, without, steps, onClose }: Props) {
  // Before the dialog takes the focus.
  const [opener] = useState(() => document.activeElement);
  useEffect(() => () => void (opener instanceof HTMLElement && opener.focus()), [opener]);
  return (
    <Dialog
      id={useId()}
      header={at[0] === 'columns' ? 'Column' : 'Row'}
      width={1}
      onClose={onClose}
      animate={false}
    >
      <Stack space={5} padding={4}>
        <FormInput
          {...input}
          relativePath={at}
          renderField={(field) => (without.includes(field.name) ? <Fragment /> : input.renderField(field))}
        />
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
              onClick={() => {
                step.act?.();
                if (step.isLast) onClose();
              }}
            />
          ))}
        </Flex>
      </Stack>
    </Dialog>
  );
}

/** Chooses another column of the table, by its heading. */
export function ColumnInput(props: StringInputProps) {
  const { path, schemaType } = props;
  const list = Math.max(...['columns', 'rows', 'total'].map((field) => path.lastIndexOf(field)));
  const columns = useFormValue([...path.slice(0, list), 'columns']);
  const own = path[list] === 'columns' ? path[list + 1] : undefined;
  const isOwn = (key: unknown) => typeof own === 'object' && '_key' in own && own._key === key;
  const choices = recordsIn(columns).flatMap(({ _key, label, kind }, at) =>
    isFigures(String(kind)) && !isOwn(_key)
      ? [{ title: String(label || `Column ${at + 1}`), value: String(_key) }]
      : [],
  );
  return <SelectInput {...props} schemaType={{ ...schemaType, options: { list: choices } }} />;
}
