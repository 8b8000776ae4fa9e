import type { Env } from '../env.server';

/** Where content comes from: hosted Sanity, or a Content Lake of our own. */
export type ContentSource = {
  projectId: string;
  dataset: string;
  /** Origin of an API host of our own; undefined means hosted Sanity. */
  apiHost: string | undefined;
  /** Where images and files come from; no slash at the end. */
  assetBaseUrl: string;
};

const HOSTED_ASSETS = 'https://cdn.sanity.io';
const LOCAL_PROJECT = 'local';

/**
 * Works out the content source from the configuration: a project id means hosted Sanity, unless an API host is named.
 */
export function contentSource(env: Env): ContentSource {
  const local = env.SANITY_PROJECT_ID === undefined;
  const apiHost = env.SANITY_API_HOST ?? (local ? `http://localhost:${env.LAKE_PORT}` : undefined);
  return {
    projectId: env.SANITY_PROJECT_ID ?? LOCAL_PROJECT,
    dataset: env.SANITY_DATASET,
    apiHost,
    assetBaseUrl: apiHost ?? HOSTED_ASSETS,
  };
}
