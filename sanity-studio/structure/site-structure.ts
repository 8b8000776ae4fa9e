import {
  BriefcaseBusiness,
  Building2,
  CalendarClock,
  Factory,
  FileText,
  FolderOpen,
  GraduationCap,
  House,
  Languages,
  LayoutGrid,
  LifeBuoy,
  type LucideIcon,
  Newspaper,
  Scale,
  Settings2,
  Shapes,
  Sun,
  Tag,
} from 'lucide-react';
import { map } from 'rxjs';
import type { SortOrderingItem } from 'sanity';
import type { ListBuilder, StructureBuilder, StructureResolver } from 'sanity/structure';
import { API_VERSION } from '../../protocol/lake-api';
import { frameId } from '../../protocol/language';
import { isPageType } from '../checks/path-rules';
import { CalendarView } from '../dates/calendar-view';
import { siteLanguages } from '../languages/listen-languages';
import type { SiteLanguage } from '../languages/site-languages';
import { TODAY, TodayView } from '../start/today-view';
import { templateId } from '../templates/page-templates';
import { opensIn } from './opens-in';
import { homePage, sharedContent, singleSettings } from './single-documents';

/** Content in the structure of the site. Where it has several languages, each of the others has a part of its own. */
export const siteStructure: StructureResolver = (S, { documentStore }) =>
  siteLanguages(documentStore).pipe(map(([, ...others]) => tree(S, others)));

/** @param languages beside the default one */
function tree(S: StructureBuilder, languages: SiteLanguage[]) {
  const others = languages.map(({ tag }) => tag);
  return S.list()
    .id('content')
    .title('Content')
    .items([
      item(S, TODAY, 'Today', Sun).child(S.component(TodayView).id(TODAY).title('Today')),
      // Studio's links to a single document look for an entry with the same id.
      item(S, homePage.id, 'Home', House).child(single(S, homePage.type, homePage.id, 'Home')),
      ...folders.map(({ id, title, path, icon }) =>
        partItem(S, {
          ...{ id, title, icon, others },
          type: 'page',
          filter: 'path == $path || string::startsWith(path, $below)',
          params: { path, below: `${path}/` },
          initial: { path: `${path}/` },
        }),
      ),
      partItem(S, {
        ...{ id: 'pages', title: 'Other pages', icon: FileText, others },
        type: 'page',
        filter: ELSEWHERE,
        params: { home: homePage.id },
      }),
      partItem(S, { id: 'legal', title: 'Legal', icon: Scale, type: 'legalPage', others }),
      articles(S, others),
      partItem(S, { id: 'opening', title: 'Openings', icon: BriefcaseBusiness, type: 'opening', others }),
      S.divider(),
      ...languages.map((language) => languageGroup(S, language)),
      ...(languages.length > 0 ? [S.divider()] : []),
      group(
        S,
        'shared',
        'Shared content',
        Shapes,
        sharedContent.map(([type, title, field]) => typeItem(S, type, title, field)),
      ),
      item(S, 'calendar', 'Calendar', CalendarClock).child(
        S.component(CalendarView).id('calendar').title('What comes and goes'),
      ),
      settings(S),
    ]);
}

function articles(S: StructureBuilder, others: string[]) {
  const channel = (id: string, title: string) =>
    partItem(S, {
      ...{ id, title, icon: FolderOpen, others },
      type: 'article',
      filter: 'channel == $channel',
      params: { channel: id },
      initial: { channel: id },
    });
  return group(S, 'articles', 'Blog and news', Newspaper, [
    channel('blog', 'Blog'),
    channel('news', 'News and updates'),
    S.divider(),
    partItem(S, { id: 'topic', title: 'Topics', icon: Tag, type: 'topic', others }),
  ]);
}

/** All of a language beside the default one: its pages, and what each of them shows. */
function languageGroup(S: StructureBuilder, { tag, name }: SiteLanguage) {
  const path = `/${tag.toLowerCase()}/`;
  const part = (type: string, title: string, icon: LucideIcon) =>
    partItem(S, {
      ...{ id: `${type}-${tag}`, title, icon, type },
      initial: { language: tag, ...(isPageType(type) && { path }) },
      filter: 'language == $language',
      params: { language: tag },
    });
  const singles = Array.from(singleSettings, ([type, title]) => {
    const id = frameId(type, tag);
    return item(S, id, title, Settings2).child(single(S, type, id, `${title} in ${name}`));
  });
  return group(S, tag, name, Languages, [
    part('page', 'Pages', FileText),
    part('article', 'Articles', Newspaper),
    part('topic', 'Topics', Tag),
    part('legalPage', 'Legal', Scale),
    part('opening', 'Openings', BriefcaseBusiness),
    S.divider(),
    ...singles,
  ]);
}

function settings(S: StructureBuilder) {
  const singles = Array.from(singleSettings, ([type, title]) =>
    S.documentTypeListItem(type)
      .title(title)
      .child(single(S, type, type, title)),
  );
  // They are made on their pages.
  const shares = typeList(S, 'previewShare', 'Shared previews', 'expiresAt', 'desc').initialValueTemplates(
    [],
  );
  return group(S, 'settings', 'Settings', Settings2, [
    ...singles,
    S.divider(),
    typeItem(S, 'redirect', 'Redirects', 'from'),
    S.documentTypeListItem('previewShare').title('Shared previews').child(shares),
  ]);
}

function item(S: StructureBuilder, id: string, title: string, icon: LucideIcon) {
  return S.listItem().id(id).title(title).icon(icon);
}

type Items = Parameters<ListBuilder['items']>[0];

function group(S: StructureBuilder, id: string, title: string, icon: LucideIcon, items: Items) {
  return item(S, id, title, icon).child(S.list().id(id).title(title).items(items));
}

function single(S: StructureBuilder, type: string, id: string, title: string) {
  // The template applies in a dataset without content.
  return S.document().schemaType(type).documentId(id).title(title).initialValueTemplate(type);
}

/** All documents of a type, sorted by a field. */
function typeItem(S: StructureBuilder, type: string, title: string, field: string) {
  return S.documentTypeListItem(type)
    .title(title)
    .child(typeList(S, type, title, field));
}

function typeList(
  S: StructureBuilder,
  type: string,
  title: string,
  field: string,
  direction: 'asc' | 'desc' = 'asc',
) {
  return S.documentTypeList(type).title(title).defaultOrdering([{ field, direction }]);
}

type Part = {
  id: string;
  title: string;
  icon: LucideIcon;
  type: string;
  /** Of the documents of the type, those in the part; all, without one. */
  filter?: string;
  params?: Record<string, string>;
  /** Languages that are parts of their own. */
  others?: string[];
  /** Parameters of the template of a document that is created here. */
  initial?: Record<string, string>;
};

/** A part of the site: those documents of a type that are in it. */
function partItem(S: StructureBuilder, part: Part) {
  const { id, title, icon, type, filter, params, others = [], initial = {} } = part;
  const order = ORDERS[type] ?? BY_TITLE;
  const conditions = [filter && `(${filter})`, others.length > 0 && '!(language in $others)'].filter(Boolean);
  const entry = item(S, id, title, icon);
  if (conditions.length === 0)
    return entry.child(S.documentTypeList(type).title(title).defaultOrdering([order]));
  const list = S.documentList()
    .id(id)
    .title(title)
    .schemaType(type)
    .apiVersion(API_VERSION)
    .filter(['_type == $type', ...conditions].join(' && '))
    .params({ type, others, ...params })
    .defaultOrdering([order])
    .canHandleIntent(opensIn(id, type, templateId(type)))
    .initialValueTemplates([S.initialValueTemplateItem(templateId(type), initial)]);
  return entry.child(list);
}

const BY_TITLE: SortOrderingItem = { field: 'title', direction: 'asc' };
const ORDERS: Record<string, SortOrderingItem> = {
  page: { field: 'path', direction: 'asc' },
  article: { field: 'publishedAt', direction: 'desc' },
  opening: { field: 'order', direction: 'asc' },
};

/** The parts of the site in the order of its menu: the pages of each are at its path or below it. */
const folders = [
  { id: 'company', title: 'Company', path: '/company', icon: Building2 },
  { id: 'features', title: 'Features', path: '/features', icon: LayoutGrid },
  { id: 'industries', title: 'Industries', path: '/industry', icon: Factory },
  { id: 'resources', title: 'Resources', path: '/resources', icon: GraduationCap },
  { id: 'support', title: 'Support', path: '/support', icon: LifeBuoy },
];

/** Of pages, those in no folder, except the home page. Includes pages without a path, which no other list shows. */
const ELSEWHERE = [
  '!(_id in [$home, "drafts." + $home])',
  ...folders.map(({ path }) => `coalesce(path, "") != "${path}"`),
  ...folders.map(({ path }) => `!string::startsWith(coalesce(path, ""), "${path}/")`),
].join(' && ');
