/** How a listener wants its events. */
export interface ListenOptions {
  readonly includeResult: boolean;
  readonly includeMutations: boolean;
  readonly includePreviousRevision: boolean;
  readonly hasEffects: boolean;
  /** Drafts and versions as well as published documents. */
  readonly includeAllVersions: boolean;
  readonly enableResume: boolean;
}

/** From this API version on, drafts and versions have to be asked for. */
const PUBLISHED_BY_DEFAULT_FROM = '2025-02-19';

/** Reads the options of `data/listen`; unknown ones are ignored, as `tag` and `visibility` are. */
export function readListenOptions(search: URLSearchParams, apiVersion: string): ListenOptions {
  const isOn = (name: string) => search.get(name) === 'true';
  const isNew = apiVersion === 'X' || (/^\d{4}-/.test(apiVersion) && apiVersion >= PUBLISHED_BY_DEFAULT_FROM);
  return {
    includeResult: isOn('includeResult'),
    includeMutations: search.get('includeMutations') !== 'false',
    includePreviousRevision: isOn('includePreviousRevision'),
    hasEffects: search.get('effectFormat') === 'mendoza',
    includeAllVersions: isNew ? isOn('includeAllVersions') : true,
    enableResume: isOn('enableResume'),
  };
}
