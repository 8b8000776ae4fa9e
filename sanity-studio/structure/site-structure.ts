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
  Newspaper,
  Scale,
  Settings2,
  Shapes,
  Sun,
} from 'lucide-react';
import type { StructureBuilder, StructureResolver } from 'sanity/structure';
import { API_VERSION } from '../../protocol/lake-api';
import { CalendarView } from '../dates/calendar-view';
import { TODAY, TodayView } from '../start/today-view';
import { templateIds } from '../templates/page-templates';
import { opensIn } from './opens-in';
import { homePage, sharedContent, singleSettings } from './single-documents';

const folderIcons = {
  company: Building2,
  features: LayoutGrid,
  industries: Factory,
  resources: GraduationCap,
  support: LifeBuoy,
};

/** Content in the structure of the site. */
export const siteStructure: StructureResolver = (S) =>
  S.list()
    .id('content')
    .title('Content')
    .items([
      todayItem(S),
      S.listItem()
        // Studio's links to a single document look for an entry with the same id.
        .id(homePage.id)
        .title('Home')
        .icon(House)
        .child(single(S, homePage.type, homePage.id, 'Home')),
      ...siteFolders.map((folder) => folderItem(S, folder)),
      elsewhereItem(S),
      S.listItem()
        .id('legal')
        .title('Legal')
        .icon(Scale)
        .child(S.documentTypeList('legalPage').title('Legal').defaultOrdering(byTitle)),
      articlesItem(S),
      S.documentTypeListItem('opening')
        .title('Openings')
        .child(
          S.documentTypeList('opening')
            .title('Openings')
            .defaultOrdering([{ field: 'order', direction: 'asc' }]),
        ),
      S.divider(),
      sharedItem(S),
      calendarItem(S),
      settingsItem(S),
    ]);

const byTitle = [{ field: 'title', direction: 'asc' } as const];
const byPath = [{ field: 'path', direction: 'asc' } as const];

function single(S: StructureBuilder, type: string, id: string, title: string) {
  // The template applies in a dataset without content.
  return S.document().schemaType(type).documentId(id).title(title).initialValueTemplate(type);
}

function folderItem(S: StructureBuilder, { id, title, path, icon }: SiteFolder) {
  const list = S.documentList()
    .id(id)
    .title(title)
    .schemaType('page')
    .apiVersion(API_VERSION)
    .filter(inFolderFilter)
    .params(folderParams(path))
    .defaultOrdering(byPath)
    .canHandleIntent(opensIn(id, 'page', templateIds.page))
    .initialValueTemplates([S.initialValueTemplateItem(templateIds.page, { path: `${path}/` })]);
  return S.listItem().id(id).title(title).icon(folderIcons[icon]).child(list);
}

function elsewhereItem(S: StructureBuilder) {
  const list = S.documentList()
    .id('pages')
    .title('Other pages')
    .schemaType('page')
    .apiVersion(API_VERSION)
    .filter(elsewhereFilter)
    .params({ home: homePage.id })
    .defaultOrdering(byPath)
    .canHandleIntent(opensIn('pages', 'page', templateIds.page))
    .initialValueTemplates([S.initialValueTemplateItem(templateIds.page, { path: '/' })]);
  return S.listItem().id('pages').title('Other pages').icon(FileText).child(list);
}

function articlesItem(S: StructureBuilder) {
  const channel = (id: string, title: string) =>
    S.listItem()
      .id(id)
      .title(title)
      .icon(FolderOpen)
      .child(
        S.documentList()
          .id(id)
          .title(title)
          .schemaType('article')
          .apiVersion(API_VERSION)
          .filter('_type == "article" && channel == $channel')
          .params({ channel: id })
          .defaultOrdering([{ field: 'publishedAt', direction: 'desc' }])
          .canHandleIntent(opensIn(id, 'article', templateIds.article))
          .initialValueTemplates([S.initialValueTemplateItem(templateIds.article, { channel: id })]),
      );
  return S.listItem()
    .id('articles')
    .title('Blog and news')
    .icon(Newspaper)
    .child(
      S.list()
        .id('articles')
        .title('Blog and news')
        .items([channel('blog', 'Blog'), channel('news', 'News and updates'), S.divider(), topicsItem(S)]),
    );
}

function topicsItem(S: StructureBuilder) {
  return S.documentTypeListItem('topic')
    .title('Topics')
    .child(S.documentTypeList('topic').title('Topics').defaultOrdering(byTitle));
}

function sharedItem(S: StructureBuilder) {
  const items = sharedContent.map(([type, title, field]) =>
    S.documentTypeListItem(type)
      .title(title)
      .child(
        S.documentTypeList(type)
          .title(title)
          .defaultOrdering([{ field, direction: 'asc' }]),
      ),
  );
  return S.listItem()
    .id('shared')
    .title('Shared content')
    .icon(Shapes)
    .child(S.list().id('shared').title('Shared content').items(items));
}

function todayItem(S: StructureBuilder) {
  const view = S.component(TodayView).id(TODAY).title('Today');
  return S.listItem().id(TODAY).title('Today').icon(Sun).child(view);
}

function calendarItem(S: StructureBuilder) {
  const view = S.component(CalendarView).id('calendar').title('What comes and goes');
  return S.listItem().id('calendar').title('Calendar').icon(CalendarClock).child(view);
}

function settingsItem(S: StructureBuilder) {
  const singles = Array.from(singleSettings, ([type, title]) =>
    S.documentTypeListItem(type)
      .title(title)
      .child(single(S, type, type, title)),
  );
  const redirects = S.documentTypeListItem('redirect')
    .title('Redirects')
    .child(
      S.documentTypeList('redirect')
        .title('Redirects')
        .defaultOrdering([{ field: 'from', direction: 'asc' }]),
    );
  const shares = S.documentTypeListItem('previewShare')
    .title('Shared previews')
    .child(
      S.documentTypeList('previewShare')
        .title('Shared previews')
        .initialValueTemplates([])
        .defaultOrdering([{ field: 'expiresAt', direction: 'desc' }]),
    );
  return S.listItem()
    .id('settings')
    .title('Settings')
    .icon(Settings2)
    .child(
      S.list()
        .id('settings')
        .title('Settings')
        .items([...singles, S.divider(), redirects, shares]),
    );
}

/** A part of the site: pages whose paths have the same prefix. */
type SiteFolder = {
  id: string;
  title: string;
  /** Path of the part; its pages are at it or below it. */
  path: string;
  /** Name of its icon. */
  icon: 'company' | 'features' | 'industries' | 'resources' | 'support';
};

/** The parts of the site, in the order of its menu. */
const siteFolders: readonly SiteFolder[] = [
  { id: 'company', title: 'Company', path: '/company', icon: 'company' },
  { id: 'features', title: 'Features', path: '/features', icon: 'features' },
  { id: 'industries', title: 'Industries', path: '/industry', icon: 'industries' },
  { id: 'resources', title: 'Resources', path: '/resources', icon: 'resources' },
  { id: 'support', title: 'Support', path: '/support', icon: 'support' },
];

/** Pages of one folder; takes `$path` and `$below`. */
const inFolderFilter = '_type == "page" && (path == $path || string::startsWith(path, $below))';

/**
 * The parameters of `inFolderFilter`.
 * @param path of the folder, without a slash at the end
 */
function folderParams(path: string): { path: string; below: string } {
  return { path, below: `${path}/` };
}

/** Pages in no folder, except the home page. Includes pages without a path, which no other list shows. */
const elsewhereFilter = [
  '_type == "page"',
  '!(_id in [$home, "drafts." + $home])',
  ...siteFolders.map(({ path }) => `coalesce(path, "") != "${path}"`),
  ...siteFolders.map(({ path }) => `!string::startsWith(coalesce(path, ""), "${path}/")`),
].join(' && ');
