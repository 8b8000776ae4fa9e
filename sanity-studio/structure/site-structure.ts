import {
  Building2,
  CalendarClock,
  Factory,
  FileText,
  FolderOpen,
  GraduationCap,
  House,
  LayoutGrid,
  LifeBuoy,
  type LucideIcon,
  Newspaper,
  Scale,
  Settings2,
  Shapes,
  Sun,
} from 'lucide-react';
import type { SortOrderingItem } from 'sanity';
import type { ListBuilder, StructureBuilder, StructureResolver } from 'sanity/structure';
import { API_VERSION } from '../../protocol/lake-api';
import { CalendarView } from '../dates/calendar-view';
import { TODAY, TodayView } from '../start/today-view';
import { templateIds } from '../templates/page-templates';
import { opensIn } from './opens-in';
import { homePage, sharedContent, singleSettings } from './single-documents';

/** Content in the structure of the site. */
export const siteStructure: StructureResolver = (S) =>
  S.list()
    .id('content')
    .title('Content')
    .items([
      item(S, TODAY, 'Today', Sun).child(S.component(TodayView).id(TODAY).title('Today')),
      // Studio's links to a single document look for an entry with the same id.
      item(S, homePage.id, 'Home', House).child(single(S, homePage.type, homePage.id, 'Home')),
      ...folders.map(({ id, title, path, icon }) =>
        partItem(S, {
          ...{ id, title, icon, order: BY_PATH },
          type: 'page',
          filter: '_type == "page" && (path == $path || string::startsWith(path, $below))',
          params: { path, below: `${path}/` },
          initial: { path: `${path}/` },
        }),
      ),
      partItem(S, {
        ...{ id: 'pages', title: 'Other pages', icon: FileText, order: BY_PATH },
        type: 'page',
        filter: ELSEWHERE,
        params: { home: homePage.id },
        initial: { path: '/' },
      }),
      typeItem(S, 'legalPage', 'Legal', 'title').id('legal').icon(Scale),
      articles(S),
      typeItem(S, 'opening', 'Openings', 'order'),
      S.divider(),
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

function articles(S: StructureBuilder) {
  return group(S, 'articles', 'Blog and news', Newspaper, [
    channelItem(S, 'blog', 'Blog'),
    channelItem(S, 'news', 'News and updates'),
    S.divider(),
    typeItem(S, 'topic', 'Topics', 'title'),
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
  type: keyof typeof templateIds;
  filter: string;
  params: Record<string, string>;
  order: SortOrderingItem;
  /** Parameters of the template of a document that is created here. */
  initial: Record<string, string>;
};

/** A part of the site: those documents of a type that are in it. */
function partItem(S: StructureBuilder, { id, title, icon, type, filter, params, order, initial }: Part) {
  const template = templateIds[type];
  const list = S.documentList()
    .id(id)
    .title(title)
    .schemaType(type)
    .apiVersion(API_VERSION)
    .filter(filter)
    .params(params)
    .defaultOrdering([order])
    .canHandleIntent(opensIn(id, type, template))
    .initialValueTemplates([S.initialValueTemplateItem(template, initial)]);
  return item(S, id, title, icon).child(list);
}

function channelItem(S: StructureBuilder, channel: string, title: string) {
  return partItem(S, {
    ...{ id: channel, title, icon: FolderOpen },
    type: 'article',
    filter: '_type == "article" && channel == $channel',
    params: { channel },
    order: { field: 'publishedAt', direction: 'desc' },
    initial: { channel },
  });
}

const BY_PATH: SortOrderingItem = { field: 'path', direction: 'asc' };

/** The parts of the site in the order of its menu: the pages of each are at its path or below it. */
const folders = [
  { id: 'company', title: 'Company', path: '/company', icon: Building2 },
  { id: 'features', title: 'Features', path: '/features', icon: LayoutGrid },
  { id: 'industries', title: 'Industries', path: '/industry', icon: Factory },
  { id: 'resources', title: 'Resources', path: '/resources', icon: GraduationCap },
  { id: 'support', title: 'Support', path: '/support', icon: LifeBuoy },
];

/** Pages in no folder, except the home page. Includes pages without a path, which no other list shows. */
const ELSEWHERE = [
  '_type == "page"',
  '!(_id in [$home, "drafts." + $home])',
  ...folders.map(({ path }) => `coalesce(path, "") != "${path}"`),
  ...folders.map(({ path }) => `!string::startsWith(coalesce(path, ""), "${path}/")`),
].join(' && ');
