import { Box, Button, Checkbox, Flex, Label, Select, Stack, Text, TextInput } from '@sanity/ui';
import { type ReactNode, useId, useState } from 'react';
import type { DocumentActionComponent, DocumentActionProps } from 'sanity';
import { Problem } from './problem';
import { useAttempt } from './use-attempt';

/** What Studio opens for an action. */
export const dialogOf = (header: string, content: ReactNode, onClose: () => void) => ({
  type: 'dialog' as const,
  header,
  width: 'medium' as const,
  onClose,
  content,
});

type DialogAction = {
  label: string;
  icon: NonNullable<ReturnType<DocumentActionComponent>>['icon'];
  header: string;
  /** What stands in the dialog; without it the action is not offered. */
  contentFor: (props: DocumentActionProps, close: () => void) => ReactNode;
};

/** An action of a document that opens a dialog. */
export function dialogAction({ label, icon, header, contentFor }: DialogAction): DocumentActionComponent {
  return function useDialogAction(props) {
    const [isOpen, setIsOpen] = useState(false);
    const close = () => setIsOpen(false);
    const content = contentFor(props, close);
    if (!content) return null;
    return {
      label,
      icon,
      onHandle: () => setIsOpen(true),
      dialog: isOpen && dialogOf(header, content, close),
    };
  };
}

type ConfirmFormProps = {
  children: ReactNode;
  /** Label of the button that goes on. */
  confirmLabel: string;
  tone: 'primary' | 'positive' | 'critical';
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
  const { attempt, isBusy, problem } = useAttempt();
  return (
    <Stack space={5}>
      {children}
      {problem ? <Problem text={`Nothing was changed: ${problem}`} /> : null}
      <Flex gap={3} justify="flex-end">
        <Button text="Cancel" mode="bleed" onClick={onCancel} disabled={isBusy} />
        <Button
          text={confirmLabel}
          tone={tone}
          loading={isBusy}
          disabled={!isReady || isBusy}
          onClick={() => attempt(onConfirm)}
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

type LabelledProps = { label: string; children: (id: string) => ReactNode };

/** A control with its label. */
function Labelled({ label, children }: LabelledProps) {
  const id = useId();
  return (
    <Stack space={3}>
      <Label as="label" htmlFor={id} size={1}>
        {label}
      </Label>
      {children(id)}
    </Stack>
  );
}

type FieldProps = { label: string; value: string; onChange: (value: string) => void };

/** A line of text with its label. */
export function TextField({
  note,
  placeholder,
  ...field
}: FieldProps & { note?: string | undefined; placeholder?: string }) {
  return (
    <Labelled label={field.label}>
      {(id) => (
        <>
          <TextInput
            id={id}
            value={field.value}
            placeholder={placeholder}
            onChange={(event) => field.onChange(event.currentTarget.value)}
          />
          {note === undefined ? null : (
            <Text size={1} muted role="status">
              {note}
            </Text>
          )}
        </>
      )}
    </Labelled>
  );
}

/** One of a few choices, with its label. @param choices stored values, and the words of each */
export function SelectField({
  label,
  value,
  onChange,
  choices,
}: FieldProps & { choices: readonly (readonly [value: string, words: string])[] }) {
  return (
    <Labelled label={label}>
      {(id) => (
        <Select id={id} value={value} onChange={(event) => onChange(event.currentTarget.value)}>
          {choices.map(([each, words]) => (
            <option key={each} value={each}>
              {words}
            </option>
          ))}
        </Select>
      )}
    </Labelled>
  );
}
