import { createClient, type SanityClient } from '@sanity/client';

/**
 * The real client with all rights of a test's lake, as Studio has them: it sees what is stored, drafts beside what is
 * published.
 * @param lake where it answers and what opens it for writing; a running site's has both
 */
export function lakeEditor({ lakeUrl, lakeToken }: { lakeUrl: string; lakeToken: string }): SanityClient {
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
