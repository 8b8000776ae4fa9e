import { createClient, type SanityClient } from '@sanity/client';
import type { RunningSite } from './start-site';

/**
 * The real client, with all rights, of the lake that a site shows: what an editor leaves behind is looked up with it, and
 * what a test begins with is put there. It sees what is stored, drafts beside what is published.
 */
export function lakeClient({ lakeUrl, lakeToken }: RunningSite): SanityClient {
  return createClient({
    projectId: 'local',
    dataset: 'production',
    apiVersion: '2025-02-19',
    apiHost: lakeUrl,
    useProjectHostname: false,
    useCdn: false,
    perspective: 'raw',
    token: lakeToken,
  });
}
