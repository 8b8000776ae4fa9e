/** A part of the site: pages whose paths begin alike. */
export type SiteFolder = {
  id: string;
  title: string;
  /** Path of the part; its pages stand at it or below it. */
  path: string;
  /** Name of the icon that stands for it. */
  icon: 'company' | 'features' | 'industries' | 'resources' | 'support';
};

/** The parts of the site, in the order of its menu. */
export const siteFolders: readonly SiteFolder[] = [
  { id: 'company', title: 'Company', path: '/company', icon: 'company' },
  { id: 'features', title: 'Features', path: '/features', icon: 'features' },
  { id: 'industries', title: 'Industries', path: '/industry', icon: 'industries' },
  { id: 'resources', title: 'Resources', path: '/resources', icon: 'resources' },
  { id: 'support', title: 'Support', path: '/support', icon: 'support' },
];

/** Pages of one folder; takes `$path` and `$below`. */
export const inFolderFilter = '_type == "page" && (path == $path || string::startsWith(path, $below))';

/**
 * What `inFolderFilter` takes.
 * @param path of the folder, without a slash at the end
 */
export function folderParams(path: string): { path: string; below: string } {
  return { path, below: `${path}/` };
}

/** Pages in no folder, the home page excepted; those without a path too, so that none is ever lost from sight. */
export const elsewhereFilter = [
  '_type == "page"',
  '!(_id in [$home, "drafts." + $home])',
  ...siteFolders.map(({ path }) => `coalesce(path, "") != "${path}"`),
  ...siteFolders.map(({ path }) => `!string::startsWith(coalesce(path, ""), "${path}/")`),
].join(' && ');
