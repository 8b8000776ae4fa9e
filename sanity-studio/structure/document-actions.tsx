import { EyeOff } from 'lucide-react';
import {
  type DocumentActionComponent,
  type DocumentActionsContext,
  type SanityDocumentLike,
  useDocumentOperation,
} from 'sanity';
import { askingBeforeLeaving } from '../addresses/leaving-action';
import { askingAboutNames } from '../addresses/names-action';
import { isPageType } from '../checks/path-rules';
import { askingPublish } from '../checks/publish-action';
import { publishingWithEntries } from '../new-page/publish-with-entries';
import { renameAction } from '../rename/rename-actions';
import { SHARE_TYPE } from '../sharing/share-action';
import { isSecond, isSingleDocument } from './single-documents';

/** Takes a document off the site and keeps it as a draft. Studio offers its own only in the view of what is published. */
const unpublishAction: DocumentActionComponent = ({ id, type, published, liveEdit, release }) => {
  const { unpublish } = useDocumentOperation(id, type);
  if (!published || liveEdit || release) return null;
  return {
    label: 'Unpublish',
    icon: EyeOff,
    tone: 'critical',
    title: 'Takes it off the site; the text stays here as a draft',
    disabled: Boolean(unpublish.disabled),
  };
};
unpublishAction.action = 'unpublish';

/** Actions that would leave the site with two of them, or none. */
const NOT_FOR_SINGLE: readonly unknown[] = ['duplicate', 'delete', 'unpublish'];

/**
 * The actions of a document.
 * @param actions all of Studio's
 */
export function documentActions(
  actions: DocumentActionComponent[],
  { schemaType, documentId }: DocumentActionsContext,
): DocumentActionComponent[] {
  if (isSecond(schemaType, documentId)) return actions.filter(({ action }) => action === 'delete');
  const asking = actions.map((action) => withAddress(action, schemaType));
  if (isSingleDocument(schemaType, documentId)) {
    const allowed = asking.filter(({ action }) => !NOT_FOR_SINGLE.includes(action));
    return schemaType === 'siteSettings' ? [...allowed, renameAction] : allowed;
  }
  return asking;
}

/** Each action once: Studio would take another function for another action, and close its dialog. */
function onceFor(make: (own: DocumentActionComponent) => DocumentActionComponent) {
  const made = new WeakMap<DocumentActionComponent, DocumentActionComponent>();
  return (own: DocumentActionComponent): DocumentActionComponent => {
    const action = made.get(own) ?? make(own);
    made.set(own, action);
    return action;
  };
}
const publishing = onceFor((own) => askingPublish(askingAboutNames(own)));
const publishingPages = onceFor((own) => askingPublish(publishingWithEntries(askingAboutNames(own))));
const deleting = onceFor((own) => askingBeforeLeaving('delete', own));
const copying = onceFor(copyAction);
const unpublishing = askingBeforeLeaving('unpublish', unpublishAction);

/** The action, with a question first if it changes or ends an address. */
function withAddress(own: DocumentActionComponent, type: string): DocumentActionComponent {
  if (own.action === 'publish') return type === 'page' ? publishingPages(own) : publishing(own);
  // A shared link that was taken back must not come again.
  if (type === SHARE_TYPE) return own;
  if (own.action === 'unpublish') return unpublishing;
  if (own.action === 'delete') return deleting(own);
  return own.action === 'duplicate' && isPageType(type) ? copying(own) : own;
}

/** Duplicating to a path of its own, so that the copy can be published. */
function copyAction(duplicate: DocumentActionComponent): DocumentActionComponent {
  const action: DocumentActionComponent = (props) => {
    const withCopy = { ...props, mapDocument: copyOf };
    return duplicate(withCopy);
  };
  return Object.assign(action, { action: 'duplicate' as const });
}

function copyOf<Document extends SanityDocumentLike>({ title, path, ...rest }: Document) {
  return {
    ...rest,
    ...(typeof title === 'string' && { title: `Copy of ${title}` }),
    ...(typeof path === 'string' && { path: `${path}-copy` }),
  };
}
