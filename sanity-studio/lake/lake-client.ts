import { type ClientConfig, createClient, type SanityClient } from '@sanity/client';
import { patientRequests } from './patient-requests';

/**
 * Makes clients of the local lake, which answers under one host name for every project, and is waited for while it is
 * away.
 * @param apiHost origin of the lake
 */
export function lakeClientFactory(apiHost: string): (options: ClientConfig) => SanityClient {
  const network = typeof window === 'undefined' ? new EventTarget() : window;
  const lake = {
    apiHost,
    useProjectHostname: false,
    useCdn: false,
    _requestHandler: patientRequests(network),
  };
  return (options) => createClient({ ...options, ...lake });
}
