import { stop } from '../../scripts/bootstrap.mjs';
import { startService } from '../../scripts/processes';
import { freePort } from '../support/free-port';
import { type HostedSanity, PROJECT_ID } from './stand-in';

const STOP_GRACE_MS = 10_000;

export type HostedSite = { url: string; stop(): Promise<void> };

/** The built site with the variables of docs/hosted-sanity.md, and no address of an API. @param dataDir its own */
export async function startHostedSite(
  { token }: HostedSanity,
  dataDir: string,
  variables: Record<string, string> = {},
): Promise<HostedSite> {
  const port = await freePort();
  const env = {
    PATH: process.env.PATH,
    NODE_EXTRA_CA_CERTS: process.env.NODE_EXTRA_CA_CERTS,
    PORT: `${port}`,
    SANITY_PROJECT_ID: PROJECT_ID,
    SANITY_CONTENT_TOKEN: token,
    SANITY_READ_TOKEN: token,
    STUDIO_ORIGIN: 'https://studio.example.com',
    DATA_DIR: dataDir,
    LOG_LEVEL: 'warn',
    ...variables,
  };
  const service = { name: 'site', args: ['build/front-door/main.js'], env, ready: /^site: http/ };
  const { child, readyLine } = await startService(service, console.info);
  return { url: readyLine.replace(/^site: /, ''), stop: () => stop(child, STOP_GRACE_MS) };
}
