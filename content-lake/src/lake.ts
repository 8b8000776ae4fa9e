import type { Readable } from 'node:stream';
import type { WebSocket } from 'ws';
import type { AssetStore } from './assets/asset-store';
import type { ImageRenderer } from './assets/image-renderer';
import type { QueryPool } from './evaluation/query-pool';
import type { PresenceRooms } from './sockets/presence-room';
import type { AccessToken } from './store/access-token';
import type { Dataset } from './store/dataset';
import type { DocumentStore } from './store/document-store';

/** What handlers work with. */
export interface Lake {
  readonly projectId: string;
  readonly datasets: ReadonlyMap<string, Dataset>;
  readonly store: DocumentStore;
  readonly token: AccessToken;
  readonly queries: QueryPool;
  readonly assets: AssetStore;
  readonly images: ImageRenderer;
  /** Where the lake is reached: `http://localhost:3334`. */
  readonly publicUrl: string;
  /** The one origin whose pages may use the cookie. */
  readonly studioOrigin: string;
  /** Answers that go on until the client or the lake ends them. */
  readonly streams: Set<Readable>;
  readonly sockets: Set<WebSocket>;
  readonly presence: PresenceRooms;
  readonly now: () => Date;
}
