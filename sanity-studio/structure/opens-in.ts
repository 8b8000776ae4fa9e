import type { IntentChecker } from 'sanity/structure';

/**
 * Which links open beside the list of a part of the site: to documents created in it, and, while it is on the screen,
 * to any document of its type (for instance a new copy). A translation opens in the list of its language. Others open
 * alone: the id does not show which part a document belongs to, and Studio would show it in the first.
 * @param list id of the list, as in Studio's address
 * @param type of the documents in it
 * @param templateId template of documents created in it
 * @param address of Studio's page; a seam for tests
 */
export function opensIn(
  list: string,
  type: string,
  templateId: string,
  address = () => window.location.pathname,
): IntentChecker {
  return (intent, params) => {
    if (intent === 'create') return params.template === templateId;
    if (intent !== 'edit' || params.type !== type) return false;
    return params.language ? list === `${type}-${params.language}` : address().split(/[/;]/).includes(list);
  };
}
