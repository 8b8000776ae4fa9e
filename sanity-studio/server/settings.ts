import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { readVariables, type Variables, variables } from '../../protocol/environment';

/** As seen from this file, and from the built one (`build/studio/main.js`). */
export const PROJECT_ROOT = fileURLToPath(new URL('../..', import.meta.url));
const HOSTED_API = 'https://api.sanity.io';
/** The project id under which the local lake answers. */
const LOCAL_PROJECT = 'local';

const schema = variables
  .pick({
    STUDIO_PORT: true,
    STUDIO_BIND_ADDRESS: true,
    STUDIO_ORIGIN: true,
    SANITY_API_HOST: true,
    SANITY_ASSET_HOST: true,
    SANITY_PROJECT_ID: true,
    SANITY_DATASET: true,
    SITE_URL: true,
    DATA_DIR: true,
  })
  .extend({ PORT: known(variables.shape.PORT), LAKE_PORT: known(variables.shape.LAKE_PORT) });

/** Other programs may listen on any free port (0), but Studio must know theirs. */
function known(port: typeof variables.shape.PORT) {
  return port.refine((value) => value > 0, 'must be a whole number from 1 to 65535');
}

/** An environment variable has an invalid value; the message names it. */
export class SettingsError extends Error {}

export type StudioSettings = ReturnType<typeof readStudioSettings>;

/**
 * Reads the settings of Studio's server. A blank variable counts as not set.
 * @param source the environment; `DATA_DIR` is relative to the project's root
 * @throws SettingsError that names each bad variable
 */
export function readStudioSettings(source: Variables) {
  const dataDir = resolve(PROJECT_ROOT, source.DATA_DIR?.trim() || '.data');
  const read = readVariables(schema, { ...source, DATA_DIR: dataDir });
  if (!read.ok) throw new SettingsError(read.message);
  const { values } = read;
  const isLocal = values.SANITY_PROJECT_ID === undefined;
  const apiHost = values.SANITY_API_HOST ?? (isLocal ? localhost(values.LAKE_PORT) : HOSTED_API);
  return {
    port: values.STUDIO_PORT,
    /** Undefined for loopback. */
    bindAddress: values.STUDIO_BIND_ADDRESS,
    /** Of Studio, if it is not localhost. */
    origin: ownOrigin(values.STUDIO_ORIGIN),
    /** With our own lake, not with a hosted Sanity project. */
    isLocal,
    // The programs of one machine reach the local lake by another address than browsers, which get its assets too.
    apiHost: isLocal ? (values.SANITY_ASSET_HOST ?? apiHost) : apiHost,
    projectId: values.SANITY_PROJECT_ID ?? LOCAL_PROJECT,
    dataset: values.SANITY_DATASET,
    siteOrigin: values.SITE_URL ?? localhost(values.PORT),
    tokenFile: join(values.DATA_DIR, 'content-lake', 'token'),
  };
}

const localhost = (port: number) => `http://localhost:${port}`;

/** @returns undefined for localhost */
function ownOrigin(origin: string | undefined): string | undefined {
  if (origin === undefined || new URL(origin).hostname === 'localhost') return undefined;
  if (origin.startsWith('https:')) return origin;
  // Browsers give a page without https no `crypto.randomUUID`, and send no `Sec-Fetch-Site` with it.
  throw new SettingsError('STUDIO_ORIGIN must be https, or http://localhost.');
}
