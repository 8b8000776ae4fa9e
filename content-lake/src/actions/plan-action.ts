import { actionError } from '../errors';
import { isRecord } from '../json';
import type { DocumentInput, Mutation } from '../mutate/read-mutations';
import type { WorkingSet } from '../mutate/working-set';
import { baseDocumentId, type LakeDocument } from '../store/lake-document';
import type { Action } from './read-action';

/**
 * The mutations that carry an action out, given the documents as they are now. The rules are those of the
 * hosted actions API.
 *
 * @param index the action's position in the request.
 * @throws LakeError 404 or 409 in the form of an action error.
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

/** An edit of what has only been published begins with a copy of it. */
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
  const gone = remove(publishedId);
  return work.get(draftId) ? [gone] : [{ operation: 'create', document: copy(published, draftId) }, gone];
}

/** A draft that the request does not name must neither be deleted nor lose its published document. */
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

/** Without the revision and the time of its last change, which are the new document's own. */
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
 * What a draft's fields become when it is published: a reference that was weak only until its target would
 * be published (`_strengthenOnPublish`) is strong from now on, unless it says that it stays weak.
 */
function strengthenReferences(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(strengthenReferences);
  if (!isRecord(value)) return value;
  const { _strengthenOnPublish: note, ...rest } = value;
  if (typeof value._ref === 'string' && note !== undefined) {
    const staysWeak = isRecord(note) && note.weak === true;
    const { _weak, ...strong } = rest;
    return staysWeak ? rest : strong;
  }
  return Object.fromEntries(
    Object.entries(value).map(([name, child]) => [name, strengthenReferences(child)]),
  );
}
