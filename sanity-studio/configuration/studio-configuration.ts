import { DATASET, PROJECT_ID } from '../../protocol/lake-api';

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

/**
 * Reads the configuration that Studio's server has put into the page.
 * @param json text of the data block
 * @throws Error with a sentence that names what is wrong
 */
export function parseStudioConfiguration(json: string): StudioConfiguration {
  const value: unknown = JSON.parse(json);
  if (typeof value !== 'object' || value === null) throw new Error('The configuration is not an object.');
  return {
    apiHost: origin('apiHost', Reflect.get(value, 'apiHost')),
    projectId: name('projectId', Reflect.get(value, 'projectId'), PROJECT_ID),
    dataset: name('dataset', Reflect.get(value, 'dataset'), DATASET),
    siteOrigin: origin('siteOrigin', Reflect.get(value, 'siteOrigin')),
    isLocal: Reflect.get(value, 'isLocal') === true,
  };
}

function origin(field: string, value: unknown): string {
  const url = typeof value === 'string' && URL.canParse(value) ? new URL(value) : undefined;
  if (url && /^https?:$/.test(url.protocol)) return url.origin;
  throw new Error(`“${field}” is not a web address.`);
}

function name(field: string, value: unknown, pattern: RegExp): string {
  if (typeof value === 'string' && pattern.test(value)) return value;
  throw new Error(`“${field}” may hold lower-case letters, digits and hyphens only.`);
}

const BLOCK_ID = 'studio-configuration';
const ROOT_ID = 'sanity';

/** For tools that read the content model outside a page and never query content. */
const WITHOUT_PAGE: StudioConfiguration = {
  apiHost: 'http://localhost:3334',
  projectId: 'local',
  dataset: 'production',
  siteOrigin: 'http://localhost:3000',
  isLocal: true,
};

/**
 * The configuration that Studio's server has written into the page.
 * @throws Error when it is missing or bad, after showing that in the page
 */
export function readStudioConfiguration(): StudioConfiguration {
  const root = typeof document === 'undefined' ? null : document.getElementById(ROOT_ID);
  if (!root) return WITHOUT_PAGE;
  try {
    const block = document.getElementById(BLOCK_ID);
    if (!block) throw new Error('It has none: serve Studio with `node build/studio/main.js`.');
    return parseStudioConfiguration(block.textContent ?? '');
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    root.textContent = `Studio cannot start: its configuration is not usable. ${reason}`;
    root.style.cssText = 'padding: 15vh 2rem; font: 1.125rem/1.5 system-ui, sans-serif; text-align: center';
    throw error;
  }
}
