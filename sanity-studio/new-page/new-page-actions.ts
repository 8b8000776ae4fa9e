import type { CreateAction, EditAction } from '@sanity/client';
import type { IllustrationName } from '../../protocol/content-names';
import type { Places } from './page-places';

/** What an editor says of a new page. */
export type NewPage = {
  id: string;
  name: string;
  /** One sentence: below its title, on its card and for search engines; may be empty. */
  sentence: string;
  path: string;
};

/**
 * Makes the page and its entries, all of them drafts, in one transaction.
 * @param places in which it is entered
 * @param newKey makes a key; a seam for tests
 */
export function newPageActions(
  page: NewPage,
  { language, menu, grid }: Places,
  newKey: () => string,
): (CreateAction | EditAction)[] {
  const actions: (CreateAction | EditAction)[] = [createPage(page, language)];
  if (menu) {
    const { name, path: href, sentence: description } = page;
    const link = { _type: 'menuLink', _key: newKey(), name, href, icon: menu.icon, description };
    actions.push(edit(menu.id, `items[_key=="${menu.key}"].items`, link));
  }
  if (grid?.block._type === 'industryGrid') {
    const card = createCard(page);
    const reference = {
      _type: 'reference',
      _key: newKey(),
      _ref: card.publishedId,
      // As Studio refers to what is not published yet.
      _weak: true,
      _strengthenOnPublish: { type: 'industry' },
    };
    actions.push(card, edit(grid.pageId, `blocks[_key=="${grid.block._key}"].industries`, reference));
  } else if (grid) {
    const { name: title, sentence: subTitle, path: href } = page;
    const section = { _type: 'moduleSection', _key: newKey(), title, subTitle, href, image: PICTURE };
    actions.push(edit(grid.pageId, `blocks[_key=="${grid.block._key}"].sections`, section));
  }
  return actions;
}

/** A picture that suits any page, so that none must be chosen before it is published. */
const PICTURE = {
  _type: 'media',
  source: 'illustration',
  illustration: 'industry-services' satisfies IllustrationName,
  decorative: true,
};

function createPage({ id, name, sentence, path }: NewPage, language: string | undefined): CreateAction {
  const head = { _type: 'pageHero', _key: 'head', layout: 'strip', title: name };
  const attributes = {
    _id: `drafts.${id}`,
    _type: 'page',
    title: name,
    path,
    language,
    blocks: [sentence ? { ...head, lead: sentence } : head],
    seo: sentence ? { _type: 'seo', description: sentence } : undefined,
  };
  return { actionType: 'sanity.action.document.create', publishedId: id, attributes, ifExists: 'fail' };
}

function createCard({ id, name, sentence, path }: NewPage): CreateAction {
  const publishedId = `industry-${id}`;
  const attributes = {
    _id: `drafts.${publishedId}`,
    _type: 'industry',
    title: name,
    description: sentence || undefined,
    href: path,
    id: path.slice(path.lastIndexOf('/') + 1),
    image: PICTURE,
  };
  return { actionType: 'sanity.action.document.create', publishedId, attributes, ifExists: 'fail' };
}

/** Adds a member to a list of a document. */
function edit(publishedId: string, list: string, member: object): EditAction {
  const patch = { setIfMissing: { [list]: [] }, insert: { after: `${list}[-1]`, items: [member] } };
  return {
    actionType: 'sanity.action.document.edit',
    draftId: `drafts.${publishedId}`,
    publishedId,
    patch,
  };
}
