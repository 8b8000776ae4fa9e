import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import routes from '../../app/routes';
import { endpoints } from '../../protocol/endpoints';
import { formParameters } from '../../protocol/form-parameters';
import { PAGE_PARAMETER } from '../../protocol/list-page';
import { SHARED_LINK_PATH } from '../../protocol/preview';
import { LANGUAGE_PARAMETER, SEARCH_PARAMETER } from '../../protocol/search-query';

/** The part of a file that an expression's group matches. */
const read = (file: string, expression: RegExp) =>
  expression.exec(readFileSync(file, 'utf8'))?.[1] ?? `${expression} is not in ${file}`;

it('every endpoint of the site bypasses the page cache', () => {
  const isEndpoint = /^(?:api\/.*|preview\/.*|healthz|readyz)$/;
  const paths = routes.flatMap(({ path }) => (path && isEndpoint.test(path) ? `/${path}` : []));
  expect([...endpoints.keys()].sort()).toEqual([...paths, SHARED_LINK_PATH].sort());
});

it('Varnish knows the same parameters as the front door', () => {
  const passed = read('deploy/varnish.vcl', /\[\?&\]\(([\w|]+)\)\(=/);
  expect(passed.split('|')).toEqual([
    PAGE_PARAMETER,
    SEARCH_PARAMETER,
    LANGUAGE_PARAMETER,
    ...formParameters,
  ]);
  const data = read('front-door/main.ts', /_data: new Set\(\[(.*)\]\)/).replace(/['\s]/g, '');
  expect(read('deploy/varnish.vcl', /\(_data=\(\?:([\w|]+)\)/).split('|')).toEqual(data.split(','));
});
