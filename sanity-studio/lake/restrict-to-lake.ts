import type { StudioConfiguration } from '../configuration/studio-configuration';

const UNAVAILABLE = 503;

/**
 * Redirects or answers the requests that Studio makes without its configured client.
 *
 * - Reads from foreign hosts, such as the check for a newer version, get an empty answer. The page's security policy blocks
 *   them in any case; answered here, they do not fill the console with errors.
 * - Writes to foreign hosts get a 503, so that Studio does not offer a feedback form whose content would be lost.
 * - Parts of Studio use the default client, which puts the project's id before the host (`local.localhost`). The lake has
 *   one host name for all projects.
 */
export function restrictToLake({
  apiHost,
  projectId,
}: Pick<StudioConfiguration, 'apiHost' | 'projectId'>): void {
  if (typeof window === 'undefined') return;
  const lake = new URL(apiHost);
  const ofProject = `${lake.protocol}//${projectId}.${lake.host}/`;
  const own = new Set([lake.origin, window.location.origin]);
  const network = window.fetch;
  window.fetch = (input, init) => {
    const address = input instanceof Request ? input.url : String(input);
    const { origin, protocol } = new URL(address, window.location.href);
    const isForeign = /^https?:$/.test(protocol) && !own.has(origin);
    if (!isForeign) return network(input, init);
    const status = init?.method === 'POST' ? UNAVAILABLE : undefined;
    return Promise.resolve(Response.json({}, { status }));
  };
  const { open } = XMLHttpRequest.prototype;
  XMLHttpRequest.prototype.open = function (
    method: string,
    url: string | URL,
    isAsync?: boolean,
    user?: string | null,
    password?: string | null,
  ) {
    open.call(
      this,
      method,
      String(url).replace(ofProject, `${lake.origin}/`),
      isAsync ?? true,
      user,
      password,
    );
  };
}
