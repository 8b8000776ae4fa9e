import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Variables } from '../../protocol/environment';
import { isOwnNavigation, lakeCookies, readLakeToken } from './lake-cookie';
import { readStudioSettings } from './settings';
import { configurationBlock, withoutForeignHosts } from './studio-page';

type Middleware = (request: IncomingMessage, response: ServerResponse, next: () => void) => void;
/** What it needs of Vite's server. */
type Server = { middlewares: { use(handle: Middleware): unknown } };

/**
 * Does for `sanity dev` what `main.ts` does for the built Studio: adds the configuration to the page and sets the
 * local lake's cookie.
 * @param variables the environment
 * @returns a plugin of Vite
 */
export function developmentPlugin(variables: Variables) {
  return {
    name: 'studio-configuration',
    apply: 'serve' as const,
    transformIndexHtml: {
      order: 'pre' as const,
      handler: (html: string) => {
        const { id, json } = configurationBlock(readStudioSettings(variables));
        const attrs = { type: 'application/json', id };
        return {
          html: withoutForeignHosts(html),
          tags: [{ tag: 'script', attrs, children: json, injectTo: 'head' as const }],
        };
      },
    },
    configureServer({ middlewares }: Server) {
      const { isLocal, tokenFile } = readStudioSettings(variables);
      middlewares.use(async (request, response, next) => {
        const token =
          isLocal && isOwnNavigation(request.headers) ? await readLakeToken(tokenFile) : undefined;
        if (token) response.setHeader('set-cookie', lakeCookies(request.headers, token));
        next();
      });
    },
  };
}
