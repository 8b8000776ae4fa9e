import type { Readable } from 'node:stream';
import type { WebSocket } from 'ws';
import type { AssetStore } from './assets/asset-store';
import type { ImageRenderer } from './assets/image-renderer';
import { httpError } from './errors';
import type { QueryPool } from './evaluation/query-pool';
import type { PresenceRooms } from './sockets/presence-room';
import type { AccessToken } from './store/access-token';
import type { Dataset } from './store/dataset';
import type { DocumentStore } from './store/document-store';

/** What handlers have access to. */
export type Lake = {
  readonly projectId: string;
  readonly datasets: ReadonlyMap<string, Dataset>;
  readonly store: DocumentStore;
  readonly token: AccessToken;
  readonly queries: QueryPool;
  readonly assets: AssetStore;
  readonly images: ImageRenderer;
  /** Names besides `localhost` that requests may be sent to. */
  readonly allowedHosts: readonly string[];
  /** The only origin whose pages may use the cookie. */
  readonly studioOrigin: string;
  /** Open event streams. */
  readonly streams: Set<Readable>;
  readonly sockets: Set<WebSocket>;
  /** Signals of the open listeners without a token. */
  readonly publicListeners: Set<AbortSignal>;
  readonly presence: PresenceRooms;
  readonly now: () => Date;
};

/**
 * Finds a dataset by name.
 * @throws LakeError 404 with the hosted API's message.
 */
export function findDataset(lake: Lake, name: string | undefined): Dataset {
  const dataset = lake.datasets.get(name ?? '');
  if (dataset) return dataset;
  throw httpError(404, `Dataset not found - Dataset "${name}" not found for project ID "${lake.projectId}"`);
}

const NAME = 'Local editor';
const EMAIL = 'editor@localhost';
const ID = 'local';
const ROLE = 'administrator';

/** The user of every request with the token: the local editor, author of every change. */
export const localUser = {
  id: ID,
  /** The response of `users/me`. */
  account: {
    id: ID,
    name: NAME,
    email: EMAIL,
    profileImage: null,
    provider: 'local',
    role: ROLE,
    roles: [{ name: ROLE, title: 'Administrator', description: 'Read and write access' }],
  },
  /** The response of `users/:id`, from which the Studio takes the names in a document's history. */
  profile: {
    id: ID,
    displayName: NAME,
    familyName: null,
    givenName: null,
    middleName: null,
    imageUrl: null,
    email: EMAIL,
  },
} as const;

const OF_BROWSER = /^local-[0-9a-f]{16}$/;

/** Id under which others see the editor of a browser, as `readBrowser` names it. */
export function userOfBrowser(browser: string | undefined): string {
  return browser === undefined ? ID : `${ID}-${browser}`;
}

/** The response of `users/:id`; undefined for an unknown id. Without accounts, others have no names. */
export function profileOf(id: string) {
  if (id === ID) return localUser.profile;
  return OF_BROWSER.test(id) ? { ...localUser.profile, id, displayName: 'Another editor' } : undefined;
}
