import type { ClientConfig, SanityClient } from '@sanity/client';
import { of } from 'rxjs';
import type { AuthStore, CurrentUser } from 'sanity';
import type { StudioConfiguration } from '../configuration/studio-configuration';

const API_VERSION = '2025-02-19';
const ADMINISTRATOR = { name: 'administrator', title: 'Administrator' };

/** The one editor of a local lake, as the lake itself names them. */
const localEditor: CurrentUser = {
  id: 'local',
  name: 'Local editor',
  email: 'editor@localhost',
  provider: 'local',
  role: ADMINISTRATOR.name,
  roles: [ADMINISTRATOR],
};

/**
 * Lets the local editor straight in: the cookie that Studio's server has set opens the lake. The built-in store
 * cannot be used, with it no edit is saved over plain HTTP. No token is given to the client: with one it would open
 * its streams by other means than `EventSource`, past the one socket that they share.
 * @param clientFactory makes clients of the lake
 */
export function lakeAuth(
  { projectId, dataset }: StudioConfiguration,
  clientFactory: (options: ClientConfig) => SanityClient,
): AuthStore {
  const client = clientFactory({
    projectId,
    dataset,
    apiVersion: API_VERSION,
    withCredentials: true,
    // As the built-in store's: without it a query finds no draft, and a document that has only that cannot be deleted.
    perspective: 'raw',
    requestTagPrefix: 'sanity.studio',
  });
  return { state: of({ authenticated: true, currentUser: localEditor, client }) };
}
