import * as z from 'zod';
import { isRecord } from '../../../protocol/is-record';
import { httpError, InvalidMutation } from '../errors';
import { documentId, documentType, patchOperations, readAs } from '../mutate/read-mutations';
import { isPublishedId } from '../store/lake-document';

const publishedId = documentId.refine(isPublishedId, 'must be the ID of a published document');
const draftId = documentId.refine((id) => !isPublishedId(id), 'must be the ID of a draft or version');
const attributes = z.looseObject({ _id: draftId, _type: documentType });
const pair = { draftId, publishedId };
const revision = z.string().optional();

const of = <Kind extends string, Fields extends z.ZodRawShape>(kind: Kind, fields: Fields) =>
  z.object({ kind: z.literal(kind), ...fields });

/** `kind` is `actionType` without its prefix. */
const action = z.discriminatedUnion('kind', [
  of('create', { publishedId, attributes, ifExists: z.enum(['fail', 'ignore']).default('fail') }),
  of('replaceDraft', { publishedId, attributes }),
  of('edit', { ...pair, patch: patchOperations }),
  of('publish', { ...pair, ifDraftRevisionId: revision, ifPublishedRevisionId: revision }),
  of('unpublish', pair),
  of('discard', { draftId }),
  of('version.discard', { versionId: draftId }),
  of('delete', { publishedId, includeDrafts: z.array(draftId).default([]) }),
]);

/** A validated action. */
export type Action = z.output<typeof action>;

const PREFIX = 'sanity.action.document.';
const KINDS: readonly string[] = action.options.map(({ shape }) => shape.kind.value);

/**
 * Validates one entry of a request's `actions`.
 * @throws InvalidMutation naming the problem; LakeError 501 for actions that this lake does not implement, such as those
 *   of releases.
 */
export function readAction(value: unknown): Action {
  if (!isRecord(value) || typeof value.actionType !== 'string')
    throw new InvalidMutation('an action is an object with an "actionType"');
  const { actionType } = value;
  const kind = actionType.startsWith(PREFIX) ? actionType.slice(PREFIX.length) : '';
  if (KINDS.includes(kind)) return readAs(action, { ...value, kind });
  throw httpError(501, `This Content Lake does not implement the action "${actionType}"`);
}
