import { Button, Card, Flex, Stack, Text, useToast } from '@sanity/ui';
import { useEffect, useState } from 'react';
import {
  type DocumentActionComponent,
  type DocumentActionProps,
  isValidationErrorMarker,
  pathToString,
  stringToPath,
  useClient,
  useSource,
  useSyncState,
  useTranslation,
  useValidationStatus,
} from 'sanity';
import { structureLocaleNamespace, useDocumentPane } from 'sanity/structure';
import { API_VERSION } from '../../protocol/lake-api';
import { dialogOf } from '../ui/dialog-parts';
import { FlawRow } from '../ui/document-row';
import { useLatest } from '../ui/use-latest';
import { useHoldsLetters } from '../writing/held-letters';
import { type FoundErrors, findErrors } from './find-errors';
import { findFlawsWith } from './find-flaws';
import { isTelling, placeOf } from './place-of';

/**
 * A publish action that names the errors of the document, and of the shared content on it, before it publishes. Errors
 * of the document itself stop it, as in Studio; those of shared content are asked about. Warnings are neither.
 * @param publish Studio's action, or one that does more
 */
export function askingPublish(publish: DocumentActionComponent): DocumentActionComponent {
  const usePublish: DocumentActionComponent = (props) => useAsking(props, publish(props));
  return Object.assign(usePublish, { action: 'publish' as const });
}

type Publish = ReturnType<DocumentActionComponent>;

/** Studio's own for publishing, which it takes away where there are errors, and until there is a draft. */
const SHORTCUT = 'Ctrl+Alt+P';

function useAsking(props: DocumentActionProps, publish: Publish): Publish {
  const { t } = useTranslation(structureLocaleNamespace);
  const isHeld = useHoldsLetters(props.id);
  const studio = useStudioErrors(props);
  const { found, isPressed, press, publishAnyway, close } = useQuestion(props, { publish, isHeld, studio });
  const waiting = t('action.publish.validation-in-progress.label');
  useNoticeAtLeaving(isPressed || publish?.label === waiting);
  if (!publish || props.version || !(props.draft || isHeld)) return publish;
  // Studio says so for four seconds, also of what is typed meanwhile.
  const isOver = publish.label === t('action.publish.published.label');
  const isOffered = !publish.disabled || studio.errors.length > 0 || isHeld || isOver;
  const label = isOver ? t('action.publish.draft.label') : publish.label;
  return {
    ...publish,
    label: isPressed ? waiting : label,
    disabled: isPressed || !isOffered,
    shortcut: isPressed ? undefined : SHORTCUT,
    onHandle: press,
    dialog: found
      ? dialogOf(
          found.errors.length > 0 ? 'This cannot be published yet' : 'What this shows has errors',
          <Errors {...found} onClose={close} onPublish={publishAnyway} />,
          close,
        )
      : publish.dialog,
  };
}

/** Until then Studio may not know yet that a text has changed: it still holds the one before for validated. */
const NOTICED_MS = 200;

type Asked = { publish: Publish; isHeld: boolean; studio: ReturnType<typeof useStudioErrors> };

/** What is asked when Publish is pressed: nothing, unless there are errors. */
function useQuestion(props: DocumentActionProps, { publish, isHeld, studio }: Asked) {
  const client = useClient({ apiVersion: API_VERSION });
  const form = useSource();
  const [isPressed, setIsPressed] = useState(false);
  const [found, setFound] = useState<FoundErrors>();
  const close = () => setFound(undefined);
  const goOn = () => publish?.onHandle?.();
  const publishAnyway = () => {
    close();
    goOn();
  };
  const look = () => props.draft && findErrors(client, findFlawsWith(form), props.draft);
  const answer = ({ errors, shared }: FoundErrors) => {
    const all = errors.length > 0 ? errors : studio.errors;
    if (all.length > 0 || shared.length > 0) setFound({ errors: all, shared });
    else goOn();
  };
  // All of it changes while the content is looked at.
  const latest = useLatest({ look, answer });
  // Until Studio has validated what was typed last, its errors may be mended already.
  const isSettled = !isHeld && studio.isComplete;
  useEffect(() => {
    if (!isPressed || !isSettled) return;
    let isCurrent = true;
    const look = async () => {
      const looked = await latest.current.look();
      if (!isCurrent) return;
      setIsPressed(false);
      if (looked) latest.current.answer(looked);
    };
    const timer = setTimeout(look, NOTICED_MS);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [isPressed, isSettled, latest]);
  return { found, isPressed, press: () => setIsPressed(true), publishAnyway, close };
}

/** Says that a document is not published which was left between the press and the publishing. */
function useNoticeAtLeaving(isWaiting: boolean): void {
  const toast = useToast();
  const latest = useLatest({ toast, isWaiting });
  useEffect(
    () => () => {
      if (latest.current.isWaiting)
        latest.current.toast.push({
          status: 'warning',
          title: 'Not published',
          description: 'The document was left before it had been checked. Open it, and publish it again.',
        });
    },
    [latest],
  );
}

/** The errors that Studio has found, and whether it has validated the document as it is now. */
function useStudioErrors({ id, type, draft, release }: DocumentActionProps) {
  const { value } = useDocumentPane();
  const { validation, isValidating, revision } = useValidationStatus(value._id, type, !release);
  const { isSyncing } = useSyncState(id, type);
  const errors = validation
    .filter(isValidationErrorMarker)
    .map(({ path, message }) => ({ path: pathToString(path), message }));
  return {
    errors: errors.filter(isTelling),
    isComplete: !isSyncing && !isValidating && revision === draft?._rev,
  };
}

type ErrorsProps = FoundErrors & {
  onClose: () => void;
  onPublish: () => void;
};

/** Names the errors; each leads to its field. */
function Errors({ errors, shared, onClose, onPublish }: ErrorsProps) {
  const { onFocus, onPathOpen, schemaType, value } = useDocumentPane();
  const open = (field: string) => {
    const path = stringToPath(field);
    onClose();
    onPathOpen(path);
    onFocus(path);
  };
  return (
    <Stack space={4}>
      <Text size={1} muted>
        {errors.length > 0
          ? 'Visitors would meet these errors. Each leads to its field; mend them, then publish.'
          : 'The document itself is sound. It shows content that is written elsewhere, with these errors:'}
      </Text>
      <Stack as="ul" space={2}>
        {errors.map(({ path, message }) => (
          <li key={`${path} ${message}`}>
            <ErrorButton
              message={message}
              place={placeOf(schemaType, value, path)}
              onOpen={() => open(path)}
            />
          </li>
        ))}
        {shared.map((flaw) => (
          <li key={`${flaw.document._id} ${flaw.path} ${flaw.message}`}>
            <FlawRow flaw={flaw} />
          </li>
        ))}
      </Stack>
      <Flex gap={2} justify="flex-end">
        <Button mode="bleed" text="Close" onClick={onClose} />
        {errors.length === 0 ? <Button tone="caution" text="Publish anyway" onClick={onPublish} /> : null}
      </Flex>
    </Stack>
  );
}

type ErrorButtonProps = { message: string; place: string; onOpen: () => void };

function ErrorButton({ message, place, onOpen }: ErrorButtonProps) {
  return (
    <Card as="button" type="button" tone="critical" padding={3} radius={2} border onClick={onOpen}>
      <Stack space={2}>
        <Text size={1} weight="medium">
          {message}
        </Text>
        {place ? (
          <Text size={1} muted>
            {place}
          </Text>
        ) : null}
      </Stack>
    </Card>
  );
}
