import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { configurationBlock } from './configuration-block.mjs';
import { isOwnNavigation, lakeCookie, readLakeToken } from './lake-cookie.mjs';
import { readSampleFiles } from './sample-files.mjs';
import { readStudioSettings } from './settings.mjs';
import { withoutForeignHosts } from './studio-page.mjs';

const STUDIO = dirname(dirname(fileURLToPath(import.meta.url)));

/**
 * Does for `sanity dev` what `serve.mjs` does for the built Studio: adds the configuration to the page, serves the sample
 * and sets the local lake's cookie.
 *
 * @param {import('./settings.mjs').Variables} variables the environment
 * @returns {import('vite').Plugin}
 */
export function developmentPlugin(variables) {
  return {
    name: 'studio-configuration',
    apply: 'serve',
    transformIndexHtml: {
      order: 'pre',
      handler: (html) => {
        const { id, json } = configurationBlock(readStudioSettings(variables));
        const attrs = { type: 'application/json', id };
        return {
          html: withoutForeignHosts(html),
          tags: [{ tag: 'script', attrs, children: json, injectTo: 'head' }],
        };
      },
    },
    configureServer: ({ middlewares }) => {
      const sample = readSampleFiles(STUDIO);
      middlewares.use((request, response, next) => {
        const file = sample.get(request.url?.split('?')[0] ?? '');
        if (!file) return next();
        for (const [name, value] of Object.entries(file.headers)) response.setHeader(name, value);
        response.end(file.body);
      });
      middlewares.use(async (request, response, next) => {
        const { isLocal, tokenFile } = readStudioSettings(variables);
        const token =
          isLocal && isOwnNavigation(request.headers) ? await readLakeToken(tokenFile) : undefined;
        if (token) response.setHeader('set-cookie', lakeCookie(token));
        next();
      });
    },
  };
}
