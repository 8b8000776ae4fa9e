/**
 * Which folders of `app/` each of them may import; `routes`, and the files beside the folders, may import all. A folder
 * stands below those that it imports, so that there is no cycle. Tests and fixtures may import anything: the rules look at
 * what is shipped.
 */
const PIECES = ['texts', 'theme', 'ui'];
const FOLDERS = {
  'content-model': [],
  icons: [],
  texts: [],
  theme: [],
  ui: ['texts', 'theme'],
  'error-pages': ['content-model', ...PIECES],
  'product-views': ['content-model', ...PIECES],
  media: ['content-model', 'product-views', ...PIECES],
  'rich-text': ['media', ...PIECES],
  blocks: ['content-model', 'media', 'product-views', 'rich-text', ...PIECES],
  content: ['blocks', 'content-model', 'texts', 'ui'],
  'page-text': ['blocks', 'content-model', 'rich-text', 'ui'],
  analytics: ['content', 'content-model', ...PIECES],
  preview: ['blocks', 'content', 'content-model', ...PIECES],
  chrome: ['analytics', 'content-model', 'media', ...PIECES],
  documents: ['analytics', 'blocks', 'content-model', 'media', 'page-text', 'rich-text', ...PIECES],
  search: ['content', 'content-model', 'page-text', ...PIECES],
  seo: ['chrome', 'content', 'content-model', 'icons', 'media', 'rich-text', ...PIECES],
  chat: ['content', 'content-model', 'search', ...PIECES],
  html: ['analytics', 'chat', 'chrome', 'icons', ...PIECES],
};
/** The rooms of `app/content/`, each of which may import those before it. */
const ROOMS = ['source', 'cache', 'pages'];

const NOT_SHIPPED = '\\.(test|fixture|test-support)\\.(ts|tsx|mjs)$';
const SERVER_ONLY = '\\.server\\.tsx?$';
const PROGRAMS = '^(app|content-lake|front-door|scripts|sanity-studio)/';

/** @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  forbidden: [
    {
      name: 'programs-meet-over-http',
      comment: 'Site, Studio, lake, front door and scripts never import one another.',
      severity: 'error',
      from: { path: PROGRAMS, pathNot: NOT_SHIPPED },
      to: { path: `${PROGRAMS}|^tests/`, pathNot: '^$1/' },
    },
    {
      name: 'protocol-imports-no-program',
      comment: 'It holds what the programs agree on, and is the only folder that all of them may import.',
      severity: 'error',
      from: { path: '^protocol/', pathNot: NOT_SHIPPED },
      to: { path: `${PROGRAMS}|^tests/` },
    },
    {
      name: 'blocks-stand-alone',
      comment:
        'What two blocks share moves down to ui/; block.tsx and blocks.content.ts alone know them all.',
      severity: 'error',
      from: { path: '^app/blocks/([^/]+)/', pathNot: NOT_SHIPPED },
      to: { path: '^app/blocks/([^/]+/|block\\.tsx$|blocks\\.content\\.ts$)', pathNot: '^app/blocks/$1/' },
    },
    {
      name: 'content-takes-queries-only',
      comment: 'Content knows what blocks are as content, not how they look.',
      severity: 'error',
      from: { path: '^app/content/', pathNot: NOT_SHIPPED },
      to: { path: '^app/blocks/', pathNot: '\\.content\\.ts$' },
    },
    ...Object.entries(FOLDERS).map(([folder, allowed]) => ({
      name: `imports-of-${folder}`,
      comment: 'See FOLDERS above.',
      severity: 'error',
      from: { path: `^app/${folder}/`, pathNot: NOT_SHIPPED },
      to: { path: '^app/[^/]+/', pathNot: `^app/(${[folder, ...allowed].join('|')})/` },
    })),
    ...ROOMS.map((room, at) => ({
      name: `imports-of-content-${room}`,
      severity: 'error',
      from: { path: `^app/content/${room}/`, pathNot: NOT_SHIPPED },
      to: { path: `^app/content/(${ROOMS.slice(at + 1).join('|') || '-'})/` },
    })),
    {
      name: 'folders-are-listed',
      comment: 'Add a new folder to FOLDERS above.',
      severity: 'error',
      from: { path: `^app/(?!(${Object.keys(FOLDERS).join('|')}|routes)/)[^/]+/`, pathNot: NOT_SHIPPED },
      to: {},
    },
    {
      name: 'services-are-handed-down',
      comment: 'Routes, entries and what stands beside them name the services; folders get them.',
      severity: 'error',
      from: { path: '^app/(?!routes/)[^/]+/' },
      to: { path: '^app/services\\.server\\.ts$' },
    },
    {
      name: 'nothing-imports-routes',
      comment: 'Routes, root, entries and the route table stand at the top.',
      severity: 'error',
      from: { path: '^app/', pathNot: `^app/routes/|${NOT_SHIPPED}` },
      to: { path: '^app/(routes/|routes\\.ts|root\\.tsx|entry\\.)', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'server-files-stay-on-the-server',
      comment: 'Anything else that imports one may end up in the browser; root.tsx is the outermost route.',
      severity: 'error',
      from: { path: '^app/', pathNot: `^app/(routes/|content/|root\\.tsx$)|${SERVER_ONLY}|${NOT_SHIPPED}` },
      to: { path: SERVER_ONLY },
    },
    {
      name: 'production-has-no-dev-dependencies',
      comment:
        'Production runs after `npm ci --omit=dev`; the route table is read, and what previews run is bundled, by the build. scripts/licences.ts names the latter too.',
      severity: 'error',
      from: {
        path: '^(app|front-door|protocol)/',
        pathNot: `^app/routes\\.ts$|${NOT_SHIPPED}`,
      },
      to: {
        dependencyTypes: ['npm-dev'],
        dependencyTypesNot: ['type-only', 'npm'],
        pathNot: '^node_modules/@(sanity/visual-editing|vercel/stega)/',
      },
    },
    {
      name: 'tests-need-no-package-of-studio',
      comment:
        'Their types are checked while packages of Studio are still being installed; the site has the client too.',
      severity: 'error',
      from: { path: '^tests/' },
      to: { path: '^sanity-studio/node_modules/(?!@sanity/client/)', reachable: true },
    },
    {
      name: 'bootstrap-runs-before-any-install',
      comment: 'It loads the rest, and tsx, when they are installed.',
      severity: 'error',
      from: { path: '^scripts/(main|bootstrap)\\.mjs$' },
      to: {
        dependencyTypes: ['npm', 'npm-dev', 'npm-no-pkg', 'npm-unknown'],
        dependencyTypesNot: ['dynamic-import'],
      },
    },
    {
      name: 'no-cycles',
      comment:
        'Types may go round (a route reads the type of the loader above it); they are gone when it runs.',
      severity: 'error',
      from: {},
      to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
    },
    {
      name: 'nothing-unresolved',
      comment:
        'Studio has packages of its own, which this check does without; its own types are checked with them.',
      severity: 'error',
      from: { pathNot: '^sanity-studio/' },
      to: { couldNotResolve: true },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '^(build|\\.cache)/' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default', 'types'],
    },
  },
};
