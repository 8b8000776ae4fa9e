import { isRecord } from '../../../protocol/is-record';
import { actionError } from '../errors';
import type { DocumentInput, Mutation } from '../mutate/read-mutations';
import type { WorkingSet } from '../mutate/working-set';
import { baseDocumentId, type LakeDocument } from '../store/lake-document';
import type { Action } from './read-action';

/**
 * Translates an action into mutations, given the current documents. The rules are those of the hosted actions API.
 * @throws LakeError 404 or 409 as an action error.
 */
export function planAction(work: WorkingSet, action: Action, index: number): Mutation[] {
  switch (action.kind) {
    case 'create':
      return planCreate(work, action, index);
    case 'replaceDraft':
      return planReplace(work, action, index);
    case 'edit':
      return planEdit(work, action, index);
    case 'publish':
      return planPublish(work, action, index);
    case 'unpublish':
      return planUnpublish(work, action, index);
    case 'discard':
      return [remove(existing(work, action.draftId, index)._id)];
    case 'version.discard':
      return [remove(existing(work, action.versionId, index)._id)];
    case 'delete':
      return planDelete(work, action, index);
  }
}

type Planned<Kind extends Action['kind']> = Extract<Action, { readonly kind: Kind }>;

function planCreate(work: WorkingSet, action: Planned<'create'>, index: number): Mutation[] {
  const { attributes, publishedId, ifExists } = action;
  if (work.get(publishedId)) throw alreadyExists(publishedId, index);
  if (!work.get(attributes._id)) return [{ operation: 'create', document: attributes }];
  if (ifExists === 'fail') throw alreadyExists(attributes._id, index);
  return [];
}

function planReplace(work: WorkingSet, action: Planned<'replaceDraft'>, index: number): Mutation[] {
  const { attributes, publishedId } = action;
  if (!work.get(attributes._id)) existing(work, publishedId, index);
  return [{ operation: 'createOrReplace', document: attributes }];
}

/** The first edit of a published document creates its draft as a copy. */
function planEdit(work: WorkingSet, action: Planned<'edit'>, index: number): Mutation[] {
  const { draftId, publishedId, patch } = action;
  const edit: Mutation = { operation: 'patch', selection: { id: draftId }, patch };
  if (work.get(draftId)) return [edit];
  return [{ operation: 'create', document: copy(existing(work, publishedId, index), draftId) }, edit];
}

function planPublish(work: WorkingSet, action: Planned<'publish'>, index: number): Mutation[] {
  const { draftId, publishedId, ifDraftRevisionId, ifPublishedRevisionId } = action;
  const draft = existing(work, draftId, index);
  const published = work.get(publishedId);
  checkRevision(draftId, draft, ifDraftRevisionId, index);
  checkRevision(publishedId, published, ifPublishedRevisionId, index);
  const strengthened = strengthenReferences(copy(draft, publishedId));
  const _createdAt = published?._createdAt ?? draft._createdAt;
  const fields = isRecord(strengthened) ? strengthened : {};
  const document = { ...fields, _id: publishedId, _type: draft._type, _createdAt };
  return [{ operation: published ? 'createOrReplace' : 'create', document }, remove(draftId)];
}

function planUnpublish(work: WorkingSet, action: Planned<'unpublish'>, index: number): Mutation[] {
  const { draftId, publishedId } = action;
  const published = existing(work, publishedId, index);
  const deletion = remove(publishedId);
  return work.get(draftId)
    ? [deletion]
    : [{ operation: 'create', document: copy(published, draftId) }, deletion];
}

/**
 * Refuses when a draft or version is not listed in `includeDrafts`: deleting it would lose changes that the editor has
 * not seen, and leaving it would orphan it.
 */
function planDelete(work: WorkingSet, action: Planned<'delete'>, index: number): Mutation[] {
  const { publishedId, includeDrafts } = action;
  existing(work, publishedId, index);
  const others = work.versionsOf(publishedId).filter((id) => !includeDrafts.includes(id));
  const [other] = others;
  if (other !== undefined) {
    const description = `Document "${publishedId}" cannot be deleted: its version "${other}" is not among "includeDrafts"`;
    throw actionError(409, index, { type: 'documentHasVersionsError', description, id: publishedId });
  }
  const drafts = includeDrafts.filter((id) => baseDocumentId(id) === publishedId && work.get(id));
  return [publishedId, ...drafts].map(remove);
}

function remove(id: string): Mutation {
  return { operation: 'delete', selection: { id } };
}

/** Copies a document without `_rev` and `_updatedAt`, which the new document gets on commit. */
function copy(document: LakeDocument, id: string): DocumentInput {
  const { _rev, _updatedAt, ...fields } = document;
  return { ...fields, _id: id };
}

function existing(work: WorkingSet, id: string, index: number): LakeDocument {
  const document = work.get(id);
  if (document) return document;
  const description = `The document with the ID "${id}" was not found`;
  throw actionError(404, index, { type: 'documentNotFoundError', description, id });
}

function alreadyExists(id: string, index: number): Error {
  const description = `Document by ID "${id}" already exists`;
  return actionError(409, index, { type: 'documentAlreadyExistsError', description, id });
}

function checkRevision(
  id: string,
  document: LakeDocument | undefined,
  expected: string | undefined,
  index: number,
): void {
  if (expected === undefined || document?._rev === expected) return;
  const current = document?._rev ?? null;
  const description = `Document "${id}" has unexpected revision ID ("${current}"), expected "${expected}"`;
  throw actionError(409, index, {
    type: 'documentRevisionIDDoesNotMatchError',
    description,
    id,
    currentRevisionID: current,
    expectedRevisionID: expected,
  });
}

/**
 * Prepares a draft's fields for publishing: a reference with `_strengthenOnPublish`, which was weak only because its
 * target might be unpublished, becomes strong unless `_strengthenOnPublish.weak` is set.
 */
function strengthenReferences(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(strengthenReferences);
  if (!isRecord(value)) return value;
  const { _strengthenOnPublish: strengthen, ...rest } = value;
  if (typeof value._ref === 'string' && strengthen !== undefined) {
    const staysWeak = isRecord(strengthen) && strengthen.weak === true;
    const { _weak, ...strong } = rest;
    return staysWeak ? rest : strong;
  }
  return Object.fromEntries(
    Object.entries(value).map(([name, child]) => [name, strengthenReferences(child)]),
  );
}
