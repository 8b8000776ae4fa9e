/**
 * Names of the fields whose text is to be read on a page, and for nothing else: no address, no id, no choice, no
 * condition. Only these carry their source hidden in them. A contract test holds every field of the queries against
 * this list.
 */
const SHOWN = new Set([
  'acceptLabel',
  'acceptedText',
  'author',
  'body',
  'bullets',
  'caption',
  'cells',
  'companyName',
  'copyright',
  'description',
  'designation',
  'detail',
  'excerpt',
  'figure',
  'label',
  'lead',
  'name',
  'notAvailableLabel',
  'overviewLabel',
  'position',
  'question',
  'quote',
  'readLabel',
  'rejectLabel',
  'rejectedText',
  'sampleNotice',
  'settingsLabel',
  'signalText',
  'subTitle',
  'summary',
  'tagline',
  'text',
  'title',
  'title1',
  'title2',
  'topic',
]);
/** What stands below is read by machines (search engines, networks), or sent on by visitors as messages. */
const NOT_ONLY_SHOWN = ['seo', 'chat'];
/** Their titles are those of the browser's window too. */
const ERROR_PAGES = ['notFound', 'unavailable'];

/** The trail of legal pages looks at this label, lest it says the same twice. */
const LOOKED_AT = { list: 'legalLinks', label: 'Legal' };

/**
 * Whether a text of a query's answer may carry its source.
 * @param path from the answer's root: field names, and something else for the members of lists
 * @param text what it says; nothing stays nothing, since code asks whether there is a text
 */
export function isShownText(path: readonly unknown[], text: string): boolean {
  if (text.trim() === '' || (text === LOOKED_AT.label && path.includes(LOOKED_AT.list))) return false;
  const field = path.findLast((segment) => typeof segment === 'string');
  if (field === undefined || !SHOWN.has(String(field))) return false;
  if (NOT_ONLY_SHOWN.some((name) => path.includes(name))) return false;
  return !(field === 'title' && ERROR_PAGES.some((name) => path.includes(name)));
}
