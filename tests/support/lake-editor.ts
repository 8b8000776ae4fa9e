import { createClient, type SanityClient } from '@sanity/client';

/**
 * A client with all rights to a test's lake, like Studio's, in the perspective `raw`.
 * @param lake address and write token, as a running site has them
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
