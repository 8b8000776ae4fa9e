import type { SanityClient } from '@sanity/client';
import { Button, Card, Flex, Stack, Text } from '@sanity/ui';
import { useEffect, useState } from 'react';
import {
  type DocumentActionComponent,
  type DocumentActionProps,
  isValidationErrorMarker,
  pathToString,
  stringToPath,
  useClient,
  useSource,
  useValidationStatus,
} from 'sanity';
import { useDocumentPane } from 'sanity/structure';
import { API_VERSION } from '../../protocol/lake-api';
import { dialogOf } from '../ui/dialog-parts';
import { FlawRow } from '../ui/document-row';
import { useLatest } from '../ui/use-latest';
import type { FindFlaws } from './check-document';
import { findFlawsWith } from './find-flaws';
import type { ContentDocument, Flaw } from './flaw';
import { isTelling, placeOf } from './place-of';
import { readSiteIndex } from './site-index';
import { walkContent } from './walk-content';

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

/** Studio's own for publishing, which it takes away where there are errors. */
const SHORTCUT = 'Ctrl+Alt+P';

function useAsking(props: DocumentActionProps, publish: Publish): Publish {
  const { errors, shared, isLooking, isAsking, press, publishAnyway, close } = useQuestion(props, publish);
  if (!publish || !props.draft || props.version) return publish;
  const hasErrors = errors.length > 0;
  return {
    ...publish,
    disabled: isLooking || (publish.disabled && !hasErrors),
    shortcut: publish.shortcut ?? (hasErrors ? SHORTCUT : undefined),
    onHandle: press,
    dialog: isAsking
      ? dialogOf(
          hasErrors ? 'This cannot be published yet' : 'What this shows has errors',
          <Errors errors={errors} shared={shared} onClose={close} onPublish={publishAnyway} />,
          close,
        )
      : publish.dialog,
  };
}

/** What is asked when Publish is pressed: nothing, unless there are errors. */
function useQuestion(props: DocumentActionProps, publish: Publish) {
  const client = useClient({ apiVersion: API_VERSION });
  const form = useSource();
  const { errors, isComplete } = useErrors(props);
  const [isPressed, setIsPressed] = useState(false);
  const [isLooking, setIsLooking] = useState(false);
  const [shared, setShared] = useState<Flaw[]>([]);
  // The action changes while shared content is looked at.
  const latest = useLatest(publish);
  // Pressed while an edit is validated, Studio publishes as soon as that has found no errors.
  useEffect(() => {
    if (isComplete && errors.length === 0) setIsPressed(false);
  }, [isComplete, errors]);
  const close = () => {
    setIsPressed(false);
    setShared([]);
  };
  const publishAnyway = () => {
    close();
    latest.current?.onHandle?.();
  };
  const press = async () => {
    setIsPressed(true);
    if (errors.length > 0) return;
    setIsLooking(true);
    const found = await findErrors(client, findFlawsWith(form), props.draft);
    setIsLooking(false);
    // Studio's validation may be of the text before the last edit. When it reports the errors, they are shown.
    if (found.hasOwn) return;
    if (found.shared.length > 0) setShared(found.shared);
    else latest.current?.onHandle?.();
  };
  const isAsking = (isPressed && errors.length > 0) || shared.length > 0;
  return { errors, shared, isLooking, isAsking, press, publishAnyway, close };
}

/** The errors that Studio found in the document as it is now. */
function useErrors({ type, draft, release }: DocumentActionProps) {
  const { value } = useDocumentPane();
  const { validation, isValidating, revision } = useValidationStatus(value._id, type, !release);
  const isComplete = !isValidating && revision === draft?._rev;
  const errors = validation
    .filter(isValidationErrorMarker)
    .map(({ path, message }) => ({ path: pathToString(path), message }));
  return { errors: errors.filter(isTelling), isComplete };
}

const LOOKING_TIMEOUT_MS = 10_000;
const SHOWN = '*[_id in $ids && !(_type match "sanity.*")]';
const options = { perspective: 'published', tag: 'shared-errors' } as const;

/**
 * Errors of a document as it is now, and of what it shows by reference, as visitors see that.
 * @returns none if they cannot be looked for: Studio's own validation decides then
 */
async function findErrors(
  client: SanityClient,
  findFlaws: FindFlaws,
  document: ContentDocument | null,
): Promise<{ hasOwn: boolean; shared: Flaw[] }> {
  if (!document) return { hasOwn: false, shared: [] };
  const ids = walkContent(document).flatMap(({ value }) =>
    value._type === 'reference' && typeof value._ref === 'string' ? [value._ref] : [],
  );
  const signal = AbortSignal.timeout(LOOKING_TIMEOUT_MS);
  try {
    const [documents, index] = await Promise.all([
      ids.length === 0 ? [] : client.fetch<ContentDocument[]>(SHOWN, { ids }, { ...options, signal }),
      readSiteIndex(client),
    ]);
    const errorsOf = async (checked: ContentDocument) =>
      (await findFlaws(checked, index)).filter(({ level }) => level === 'error');
    const [own = [], ...shared] = await Promise.all([document, ...documents].map(errorsOf));
    return { hasOwn: own.length > 0, shared: shared.flat() };
  } catch {
    return { hasOwn: false, shared: [] };
  }
}

type ErrorsProps = {
  errors: readonly { path: string; message: string }[];
  shared: readonly Flaw[];
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
