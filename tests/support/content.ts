import { recordsIn } from './archive';
import {
  archive,
  articleOf,
  articleWith,
  at,
  blocksOf,
  brand,
  isPlace,
  isVisible,
  items,
  type Link,
  link,
  linkOf,
  linksOf,
  needed,
  type Place,
  pageWith,
  placeOf,
  places,
  placesIn,
  text,
  topicOf,
  visibleOf,
} from './archive-places';

export { archive, type Place } from './archive-places';

/** A menu entry that opens a panel. */
type MenuGroup = { name: string; path: string; overviewLabel: string; links: Link[] };

const groups: MenuGroup[] = items
  .filter(({ dropdown }) => dropdown === true)
  .map((item) => ({ ...linkOf(item), overviewLabel: text(item.overviewLabel), links: linksOf(item) }));
const groupWith = ({ path }: Place) =>
  needed(
    groups.find((group) => group.links.some((each) => each.path === path)),
    `menu group with ${path}`,
  );

/** Pages that show something that none before them does, then one of each other document, and a missing page. */
function kindsOfPages(): string[] {
  const seen = new Set<string>();
  const shownFirst = archive.originals.filter(isVisible).filter((document) => {
    const kinds = blocksOf(document).map(({ _type, layout }) => `${_type} ${layout ?? ''}`);
    const isNew = [...kinds, document._type].some((kind) => !seen.has(kind));
    for (const kind of [...kinds, document._type]) seen.add(kind);
    return isPlace(document) && isNew;
  });
  return [...shownFirst.map(({ path }) => link(path)), '/nothing-here'];
}

/** With the title of its first block of a type, and that block's labels by their fields. */
function operatedOf(place: Place, type: string) {
  const block = recordsIn(archive.byId(place.id).blocks).find(({ _type }) => _type === type);
  const labels = recordsIn([block?.labels])[0] ?? {};
  const label = (field: string) => text(needed(labels[field], `label ${field}`));
  return { ...place, heading: text(block?.title), label };
}

/** With the modules that it offers, the first size, and the number of roles. */
function builderOf(place: Place) {
  const block = recordsIn(archive.byId(place.id).blocks).find(({ _type }) => _type === 'quoteBuilder');
  const modules = recordsIn(block?.modules).map(({ id, name }) => ({ id: String(id), name: text(name) }));
  const size = String(recordsIn(block?.sizes)[0]?.id);
  const roleNames = recordsIn(block?.roles).map(({ name }) => text(name));
  const sizeNames = recordsIn(block?.sizes).map(({ name, description }) =>
    [name, description].filter(Boolean).map(text).join(' '),
  );
  const roles = roleNames.length;
  return { ...operatedOf(place, 'quoteBuilder'), modules, size, sizeNames, roles, roleNames };
}

/** The first page with the story of an order, which may be the home page; with its steps, and what leads to the next. */
function storyOf() {
  const page = needed(
    visibleOf('page').find((each) => blocksOf(each).some(({ _type }) => _type === 'productStory')),
    'page with the story of an order',
  );
  const block = blocksOf(page).find(({ _type }) => _type === 'productStory');
  const steps = recordsIn(block?.steps).map(({ title }) => text(title));
  return { ...placeOf(page), heading: text(block?.title), steps, next: text(block?.nextLabel) };
}

/** A question that is answered by mail, and the text of the answer. */
function byMailOf() {
  const { _id } = needed(
    archive.ofType('faqItem').find(({ byMail }) => byMail === true),
    'question that is answered by mail',
  );
  const page = needed(
    [...visibleOf('page'), ...visibleOf('legalPage')].find((each) =>
      JSON.stringify(each).includes(`"${_id}"`),
    ),
    `page with ${_id}`,
  );
  const [paragraph] = recordsIn(settings.mailAnswer);
  const answer = recordsIn(paragraph?.children)
    .map(({ text: words }) => text(words))
    .join('');
  return { ...placeOf(page), question: _id, answer };
}

const settings = archive.byId('siteSettings');
const chat = archive.byId('chatSettings');
const consent = archive.byId('consentSettings');
const linkIn = (value: unknown): Link => {
  const [{ label, href }] = [recordsIn([value])[0] ?? {}];
  return { name: text(label), path: link(href) };
};

const careers = pageWith('employeeQuotes');
const contact = pageWith('contactMethods');
const overview = at(
  needed(
    groups.find(({ path }) => path !== ''),
    'menu group that is a page',
  ).path,
);

/**
 * What the tests need to know of the content, read from the archive: of its default language, where there are several.
 * Paths have their placeholders filled.
 */
export const content = {
  ...brand,
  language: String(settings.language),
  notAvailable: text(settings.notAvailableLabel),
  callToAction: linkIn(settings.callToAction),
  linkedIn: link(recordsIn(settings.socialLinks).find(({ network }) => network === 'linkedin')?.href),
  /** Of pages, articles, topics and legal pages, in the archive's order. */
  paths: places.map(({ path }) => path),
  /** Those of every language. */
  everyPath: placesIn(archive.documents).map(({ path }) => path),
  articles: visibleOf('article').map(placeOf),
  /** Of pages and legal pages. */
  pages: [...visibleOf('page'), ...visibleOf('legalPage')].map(({ path }) => link(path)),
  /** Of one page of each kind: every block in each of its layouts, document and error page is on one of them. */
  kinds: kindsOfPages(),
  /** A link of the menu itself. */
  pricing: at(
    needed(
      items
        .filter(({ dropdown }) => dropdown !== true)
        .map(linkOf)
        .find(({ path }) => path !== '/'),
      'link in the menu',
    ).path,
  ),
  home: at('/'),
  about: pageWith('missionSections'),
  careers,
  contact,
  faq: pageWith('faqGroups'),
  blog: pageWith('articleList', 'channel', 'blog'),
  news: pageWith('articleList', 'channel', 'news'),
  post: articleOf('blog'),
  newsItem: articleOf('news'),
  topics: visibleOf('topic').map(placeOf),
  /** That of `post`. */
  topic: topicOf(articleOf('blog')),
  /** The own page of a group of the menu, and the first page of its panel. */
  overview,
  feature: at(needed(groups.find(({ path }) => path === overview.path)?.links[0], 'feature').path),
  cookies: at(linkIn(consent.cookiesLink).path),
  privacy: at(linkIn(chat.privacyLink).path),
  calculator: operatedOf(pageWith('valuationCalculator'), 'valuationCalculator'),
  calculatorInText: articleWith('valuationCalculator'),
  story: storyOf(),
  quoteBuilder: builderOf(pageWith('quoteBuilder')),
  email: String(settings.email),
  byMail: byMailOf(),
  /** Its path has the product's slug in it. */
  slugged: placeOf(
    needed(
      visibleOf('page').find(({ path }) => String(path).includes('{product}')),
      'page with {product} in its path',
    ),
  ),
  redirect: needed(
    archive
      .ofType('redirect')
      .filter(({ status }) => status === 308)
      .map(({ from, to }) => ({ from: link(from), to: link(to) }))[0],
    'permanent redirect',
  ),
  /** Groups of the menu: that of the careers page, that of the contact page, and the one that is a page itself. */
  group: groupWith(careers),
  helpGroup: groupWith(contact),
  overviewGroup: needed(
    groups.find(({ path }) => path === overview.path),
    'group',
  ),
  chat: {
    title: text(chat.title),
    greeting: text(chat.greeting),
    placeholder: text(chat.placeholder),
    awayMessage: text(chat.awayMessage),
    limitMessage: text(chat.limitMessage),
    suggestions: Array.isArray(chat.suggestions) ? chat.suggestions.map(text) : [],
    contact: linkIn(chat.contactLink),
    privacy: linkIn(chat.privacyLink),
  },
  consent: {
    title: text(consent.title),
    accept: text(consent.acceptLabel),
    reject: text(consent.rejectLabel),
    settings: text(consent.settingsLabel),
    link: linkIn(consent.cookiesLink).name,
    accepted: text(consent.acceptedText),
    rejected: text(consent.rejectedText),
    signal: text(consent.signalText),
  },
};
