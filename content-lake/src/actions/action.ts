import type { DocumentInput, PatchOperations } from '../mutate/mutation';

/** A document with an id, as a client sends it. */
export type IdentifiedInput = DocumentInput & { readonly _id: string };

/** What an editor does to a document, checked. The names are those of `actionType` without its prefix. */
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
