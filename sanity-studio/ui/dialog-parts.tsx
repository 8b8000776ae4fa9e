import { Box, Button, Checkbox, Flex, Label, Stack, Text, TextInput } from '@sanity/ui';
import { type ReactNode, useId, useState } from 'react';
import { messageOf, Problem } from './problem';

type ConfirmFormProps = {
  children: ReactNode;
  /** Label of the button that goes on. */
  confirmLabel: string;
  tone: 'primary' | 'critical';
  isReady: boolean;
  onCancel: () => void;
  /** Goes on; what it throws is shown, and the dialog stays. */
  onConfirm: () => Promise<void>;
};

/** The frame of a dialog: what is asked, what went wrong, and two buttons. */
export function ConfirmForm({
  children,
  confirmLabel,
  tone,
  isReady,
  onCancel,
  onConfirm,
}: ConfirmFormProps) {
  const [isBusy, setIsBusy] = useState(false);
  const [problem, setProblem] = useState<string>();
  const confirm = () => {
    setIsBusy(true);
    setProblem(undefined);
    onConfirm().catch((error: unknown) => {
      setProblem(`Nothing was changed: ${messageOf(error)}`);
      setIsBusy(false);
    });
  };
  return (
    <Stack space={5}>
      {children}
      {problem ? <Problem text={problem} /> : null}
      <Flex gap={3} justify="flex-end">
        <Button text="Cancel" mode="bleed" onClick={onCancel} disabled={isBusy} />
        <Button
          text={confirmLabel}
          tone={tone}
          loading={isBusy}
          disabled={!isReady || isBusy}
          onClick={confirm}
        />
      </Flex>
    </Stack>
  );
}

type CheckboxFieldProps = { label: string; isOn: boolean; onChange: (isOn: boolean) => void };

/** A checkbox with its label. */
export function CheckboxField({ label, isOn, onChange }: CheckboxFieldProps) {
  const id = useId();
  return (
    <Flex align="center" gap={3}>
      <Checkbox id={id} checked={isOn} onChange={(event) => onChange(event.currentTarget.checked)} />
      <Box flex={1}>
        <Text as="label" htmlFor={id} size={1}>
          {label}
        </Text>
      </Box>
    </Flex>
  );
}

type TextFieldProps = {
  label: string;
  value: string;
  onChange: (value: string) => void;
  note?: string | undefined;
  placeholder?: string;
};

/** A line of text with its label. */
export function TextField({ label, value, onChange, note, placeholder }: TextFieldProps) {
  const id = useId();
  return (
    <Stack space={3}>
      <Label as="label" htmlFor={id} size={1}>
        {label}
      </Label>
      <TextInput
        id={id}
        value={value}
        placeholder={placeholder}
        onChange={(event) => onChange(event.currentTarget.value)}
      />
      {note === undefined ? null : (
        <Text size={1} muted role="status">
          {note}
        </Text>
      )}
    </Stack>
  );
}
