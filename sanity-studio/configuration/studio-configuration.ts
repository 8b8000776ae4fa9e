/** Where Studio finds content, and the site that shows it. */
export type StudioConfiguration = {
  /** Origin of the Content Lake. */
  apiHost: string;
  projectId: string;
  dataset: string;
  /** Public origin of the site. */
  siteOrigin: string;
  /** True with our own lake, which is opened by a cookie; false with a hosted project, which asks to sign in. */
  isLocal: boolean;
};

const BLOCK_ID = 'studio-configuration';
const ROOT_ID = 'sanity';
const MISSING =
  'Studio cannot start: the page has no configuration. Serve Studio with `node build/studio/main.js`.';

/** For tools that read the content model outside a page and never query content. */
const WITHOUT_PAGE: StudioConfiguration = {
  apiHost: 'http://localhost:3334',
  projectId: 'local',
  dataset: 'production',
  siteOrigin: 'http://localhost:3000',
  isLocal: true,
};

/**
 * The configuration that Studio's server has checked and written into the page.
 * @throws Error when it is missing, after showing that in the page
 */
export function readStudioConfiguration(): StudioConfiguration {
  const root = typeof document === 'undefined' ? null : document.getElementById(ROOT_ID);
  if (!root) return WITHOUT_PAGE;
  const block = document.getElementById(BLOCK_ID);
  if (block) return JSON.parse(block.textContent ?? '');
  root.textContent = MISSING;
  root.style.cssText = 'padding: 15vh 2rem; font: 1.125rem/1.5 system-ui, sans-serif; text-align: center';
  throw new Error(MISSING);
}
