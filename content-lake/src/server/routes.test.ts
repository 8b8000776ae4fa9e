import { expect, it } from 'vitest';
import { LakeError } from '../errors';
import { matchRoute } from './routes';

const now = new Date('2026-11-21T23:30:00Z');

it.each([
  ['GET', '/v1/data/query/production', '1', { dataset: 'production' }],
  ['POST', '/v2025-02-19/data/query/production/', '2025-02-19', { dataset: 'production' }],
  ['GET', '/vX/data/doc/production/a,drafts.b', 'X', { dataset: 'production', ids: 'a,drafts.b' }],
  ['GET', '/v2026-11-22/data/doc/production/a%2Cb', '2026-11-22', { dataset: 'production', ids: 'a,b' }],
  ['GET', '/images/local/production/x.png', '', { project: 'local', dataset: 'production', file: 'x.png' }],
  ['GET', '/ping', '', {}],
])('%s %s matches a route', (method, path, apiVersion, parts) => {
  expect(matchRoute(method, path, now)).toMatchObject({ apiVersion, parts });
});

it.each([
  ['GET', '/v2026-11-23/data/query/production', 400],
  ['GET', '/v2025-2-1/data/query/production', 400],
  ['GET', '/v2/data/query/production', 400],
  ['GET', '/v2021-02-30/data/query/production', 400],
  ['GET', '/v1.1/data/query/production', 400],
  ['DELETE', '/v1/data/query/production', 405],
  ['GET', '/v1/data/query', 501],
  ['GET', '/data/query/production', 501],
  ['GET', '/v1/images/local/production/x.png', 501],
  ['GET', '/images/local/x.png', 404],
  ['GET', '/images/%ZZ/production/x.png', 404],
  ['GET', '', 501],
])('%s %s is a %i', (method, path, status) => {
  expect(() => matchRoute(method, path, now)).toThrow(expect.objectContaining({ status }));
  expect(() => matchRoute(method, path, now)).toThrow(LakeError);
});
