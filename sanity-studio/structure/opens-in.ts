import type { IntentChecker } from 'sanity/structure';

/**
 * Which links to a document open beside the list of a part of the site: to what is made in it, and, while it is on the
 * screen, to any document of its type (a copy just made, for one). Others open by themselves, since by its id alone
 * nobody can tell which part a document belongs to, and Studio would show it in the first.
 * @param list id of the list, as it stands in Studio's address
 * @param type of the documents in it
 * @param templateId what documents made in it begin as
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
    return intent === 'edit' && params.type === type && address().split(/[/;]/).includes(list);
  };
}
