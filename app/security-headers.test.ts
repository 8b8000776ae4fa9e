import { describe, expect, it } from 'vitest';
import { parseEnv } from './env.server';
import { pageSecurityHeaders } from './security-headers.server';

const plain = parseEnv({});
const PREVIEW = { styleNonce: 'once', studioOrigin: 'https://studio.example' };
const measured = parseEnv({ CLARITY_PROJECT_ID: 'sample1' });

/** The policy's directives by name, without what they have in common. */
function directives(policy = ''): Record<string, string> {
  return Object.fromEntries(
    policy.split('; ').map((line) => [line.split(' ')[0], line.slice(line.indexOf(' ') + 1)]),
  );
}
const publicPolicy = (env: typeof plain) =>
  directives(pageSecurityHeaders(['sha256-a'], undefined, env)['Content-Security-Policy']);
const previewPolicy = (env: typeof plain) =>
  directives(pageSecurityHeaders(['sha256-a'], PREVIEW, env)['Content-Security-Policy']);

describe('a page’s policy', () => {
  it('allows no other host than that of the pictures', () => {
    const foreign = Object.entries(publicPolicy(plain)).flatMap(([name, value]) =>
      [...value.matchAll(/https?:\S+/g)].map(([host]) => `${name} ${host}`),
    );
    expect(foreign).toEqual(['img-src http://localhost:3334', 'media-src http://localhost:3334']);
  });

  it('allows the public address of pictures, where programs reach the Lake by another', () => {
    const env = parseEnv({ SANITY_ASSET_HOST: 'https://trial.example:3334' });
    expect(publicPolicy(env)).toMatchObject({
      'img-src': "'self' data: https://trial.example:3334",
      'media-src': "'self' https://trial.example:3334",
    });
  });

  it('also allows the vendor of session analytics where that is configured', () => {
    const {
      'script-src': scripts,
      'img-src': pictures,
      'connect-src': connections,
      ...rest
    } = publicPolicy(measured);
    expect(scripts).toBe("'self' 'sha256-a' https://www.clarity.ms https://scripts.clarity.ms");
    expect(pictures).toBe("'self' data: http://localhost:3334 https://c.clarity.ms");
    expect(connections).toBe("'self' https://*.clarity.ms");
    expect(publicPolicy(plain)).toMatchObject(rest);
    expect(JSON.stringify(publicPolicy(measured))).not.toMatch(/unsafe|bing/);
  });
});

it('a preview never allows session recording: drafts are private', () => {
  expect(previewPolicy(measured)).toEqual(previewPolicy(plain));
  expect(previewPolicy(measured)).toMatchObject({
    'style-src': "'self' 'nonce-once'",
    'frame-ancestors': "'self' https://studio.example",
  });
});
