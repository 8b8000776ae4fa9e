/**
 * Who may import whom. The site's own layers, each of which may import those to its right:
 * routes → content · blocks · chrome · chat · analytics · seo → ui → theme.
 * Product views are made of pieces of ui/, whose `media` shows them as one of its kinds of picture.
 * Tests and fixtures may import anything: the rules look at what is shipped.
 */
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
    {
      name: 'theme-is-the-ground',
      severity: 'error',
      from: { path: '^app/theme/', pathNot: NOT_SHIPPED },
      to: { path: '^app/', pathNot: '^app/theme/' },
    },
    {
      name: 'ui-knows-no-content',
      comment:
        'It may name the generated type of a value it shows: a copy of the shape by hand would be worse.',
      severity: 'error',
      from: { path: '^app/(ui|product-views)/', pathNot: NOT_SHIPPED },
      to: { path: '^app/', pathNot: '^app/(ui|product-views|theme)/', dependencyTypesNot: ['type-only'] },
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
        'Production runs after `npm ci --omit=dev`; the route table is read, and what previews run is bundled, by the build.',
      severity: 'error',
      from: {
        path: '^(app|front-door|protocol)/',
        pathNot: `^app/routes\\.ts$|\\.client\\.tsx?$|${NOT_SHIPPED}`,
      },
      to: { dependencyTypes: ['npm-dev'], dependencyTypesNot: ['type-only', 'npm'] },
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
