import { type ClientConfig, createClient, type SanityClient } from '@sanity/client';

/**
 * Makes clients of the local lake, which answers under one host name for every project.
 * @param apiHost origin of the lake
 */
export function lakeClientFactory(apiHost: string): (options: ClientConfig) => SanityClient {
  return (options) => createClient({ ...options, apiHost, useProjectHostname: false, useCdn: false });
}
