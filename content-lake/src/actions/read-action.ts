import { isRecord } from '../../../protocol/is-record';
import { httpError, InvalidMutation } from '../errors';
import {
  type DocumentInput,
  isDocumentId,
  type PatchOperations,
  readPatchOperations,
} from '../mutate/read-mutations';
import { isPublishedId } from '../store/lake-document';

/** A document with an id, as a client sends it. */
type IdentifiedInput = DocumentInput & { readonly _id: string };

/** A validated action. `kind` is `actionType` without its prefix. */
export type Action =
  | {
      readonly kind: 'create';
      readonly publishedId: string;
      readonly attributes: IdentifiedInput;
      readonly ifExists: 'fail' | 'ignore';
    }
  | {
      readonly kind: 'edit';
      readonly draftId: string;
      readonly publishedId: string;
      readonly patch: PatchOperations;
    }
  | {
      readonly kind: 'publish';
      readonly draftId: string;
      readonly publishedId: string;
      readonly ifDraftRevisionId?: string;
      readonly ifPublishedRevisionId?: string;
    }
  | { readonly kind: 'unpublish'; readonly draftId: string; readonly publishedId: string }
  | { readonly kind: 'discard'; readonly draftId: string }
  | { readonly kind: 'version.discard'; readonly versionId: string }
  | { readonly kind: 'delete'; readonly publishedId: string; readonly includeDrafts: readonly string[] }
  | { readonly kind: 'replaceDraft'; readonly publishedId: string; readonly attributes: IdentifiedInput };

const PREFIX = 'sanity.action.document.';

/**
 * Validates one entry of a request's `actions`.
 * @throws InvalidMutation naming the problem; LakeError 501 for actions that this lake does not implement, such as those
 *   of releases.
 */
export function readAction(value: unknown): Action {
  if (!isRecord(value) || typeof value.actionType !== 'string') {
    throw new InvalidMutation('an action is an object with an "actionType"');
  }
  const kind = value.actionType.startsWith(PREFIX) ? value.actionType.slice(PREFIX.length) : '';
  switch (kind) {
    case 'create':
      return { kind, ...published(value), attributes: attributes(value), ifExists: ifExists(value) };
    case 'replaceDraft':
      return { kind, ...published(value), attributes: attributes(value) };
    case 'edit':
      return { kind, ...draft(value), ...published(value), patch: patch(value) };
    case 'publish':
      return { kind, ...draft(value), ...published(value), ...revisions(value) };
    case 'unpublish':
      return { kind, ...draft(value), ...published(value) };
    case 'discard':
      return { kind, ...draft(value) };
    case 'version.discard':
      return { kind, versionId: versionId(value, 'versionId') };
    case 'delete':
      return { kind, ...published(value), includeDrafts: includeDrafts(value) };
    default:
      throw httpError(501, `This Content Lake does not implement the action "${value.actionType}"`);
  }
}

type Fields = Readonly<Record<string, unknown>>;

function published(fields: Fields): { publishedId: string } {
  const { publishedId } = fields;
  if (typeof publishedId === 'string' && isDocumentId(publishedId) && isPublishedId(publishedId)) {
    return { publishedId };
  }
  throw new InvalidMutation('"publishedId" must be the ID of a published document');
}

function draft(fields: Fields): { draftId: string } {
  return { draftId: versionId(fields, 'draftId') };
}

function versionId(fields: Fields, name: string): string {
  const id = fields[name];
  if (typeof id === 'string' && isDocumentId(id) && !isPublishedId(id)) return id;
  throw new InvalidMutation(`"${name}" must be the ID of a draft or version`);
}

function attributes(fields: Fields): IdentifiedInput {
  const { attributes: value } = fields;
  if (!isRecord(value)) throw new InvalidMutation('"attributes" must be an object');
  const { _id, _type, ...rest } = value;
  if (typeof _type !== 'string' || _type === '') throw new InvalidMutation('Document does not have a type');
  if (typeof _id !== 'string' || !isDocumentId(_id) || isPublishedId(_id)) {
    throw new InvalidMutation('"attributes._id" must be the ID of a draft or version');
  }
  return { ...rest, _id, _type };
}

function ifExists(fields: Fields): 'fail' | 'ignore' {
  const value = fields.ifExists ?? 'fail';
  if (value === 'fail' || value === 'ignore') return value;
  throw new InvalidMutation('"ifExists" must be "fail" or "ignore"');
}

function patch(fields: Fields): ReturnType<typeof readPatchOperations> {
  if (isRecord(fields.patch)) return readPatchOperations(fields.patch);
  throw new InvalidMutation('"patch" must be an object');
}

function revisions(fields: Fields): { ifDraftRevisionId?: string; ifPublishedRevisionId?: string } {
  const { ifDraftRevisionId, ifPublishedRevisionId } = fields;
  for (const [name, value] of Object.entries({ ifDraftRevisionId, ifPublishedRevisionId })) {
    if (value !== undefined && typeof value !== 'string') {
      throw new InvalidMutation(`"${name}" must be a string`);
    }
  }
  return {
    ...(typeof ifDraftRevisionId === 'string' ? { ifDraftRevisionId } : {}),
    ...(typeof ifPublishedRevisionId === 'string' ? { ifPublishedRevisionId } : {}),
  };
}

function includeDrafts(fields: Fields): string[] {
  const ids = fields.includeDrafts ?? [];
  if (!Array.isArray(ids)) throw new InvalidMutation('"includeDrafts" must be an array of IDs');
  return ids.map((includeDraft: unknown) => versionId({ includeDraft }, 'includeDraft'));
}
