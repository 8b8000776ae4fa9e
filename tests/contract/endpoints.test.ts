import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import routes from '../../app/routes';
import { endpointPaths } from '../../protocol/endpoints';
import { SHARED_LINK_PATH } from '../../protocol/preview';

it('every endpoint of the site bypasses the page cache', () => {
  const isEndpoint = /^(?:api\/.*|healthz|readyz)$/;
  const paths = routes.flatMap(({ path }) => (path && isEndpoint.test(path) ? `/${path}` : []));
  const source = readFileSync('app/preview/preview-endpoint.server.ts', 'utf8');
  const previews = [...source.matchAll(/^ {2}'(\/preview\/\w+)':/gm)].map(([, path]) => path);
  expect(paths).toHaveLength(5);
  expect(previews).toHaveLength(3);
  expect([...endpointPaths].sort()).toEqual([...paths, ...previews, SHARED_LINK_PATH].sort());
});
