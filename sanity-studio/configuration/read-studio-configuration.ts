import { parseStudioConfiguration, type StudioConfiguration } from './studio-configuration';

const BLOCK_ID = 'studio-configuration';
const ROOT_ID = 'sanity';

/** For tools that read the content model outside a page, and never ask for content. */
const WITHOUT_PAGE: StudioConfiguration = {
  apiHost: 'http://localhost:3334',
  projectId: 'local',
  dataset: 'production',
  siteOrigin: 'http://localhost:3000',
  isLocal: true,
};

/**
 * The configuration of the page that Studio runs in; the server that serves Studio has written it there.
 * @throws Error when it is missing or bad, after the page says so
 */
export function readStudioConfiguration(): StudioConfiguration {
  const root = typeof document === 'undefined' ? null : document.getElementById(ROOT_ID);
  if (!root) return WITHOUT_PAGE;
  try {
    const block = document.getElementById(BLOCK_ID);
    if (!block) throw new Error('It has none: serve Studio with `node serve.mjs`.');
    return parseStudioConfiguration(block.textContent ?? '');
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    root.textContent = `Studio cannot start: its configuration is not usable. ${reason}`;
    root.style.cssText = 'padding: 15vh 2rem; font: 1.125rem/1.5 system-ui, sans-serif; text-align: center';
    throw error;
  }
}
