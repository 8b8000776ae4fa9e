import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { filesNamed } from '../support/files-named';

const sources = ['app', 'front-door']
  .flatMap((folder) => filesNamed(folder, /\.tsx?$/))
  .filter((file) => !/\.(?:test|test-support|fixture)\.tsx?$|sanity\.types/.test(file))
  .map((file) => ({ file, text: readFileSync(file, 'utf8') }));

/** A method of `@sanity/client` that writes, and the paths of the API behind them. */
const WRITES =
  /\bclient\w*\s*(?:\.\s*withConfig\([^)]*\)\s*)?\.\s*(?:create\w*|patch|delete|mutate|transaction|action|assets)\b|\/data\/(?:mutate|actions)\b|\/assets\/(?:images|files)\b/;
const TOKEN_OF_CONTENT = /\b(?:SANITY|LAKE)_\w*TOKEN\w*/g;

describe('the public site', () => {
  it('never writes to the Lake: what visitors do leaves no document', () => {
    expect(sources.length).toBeGreaterThan(200);
    expect(sources.filter(({ text }) => WRITES.test(text)).map(({ file }) => file)).toEqual([]);
  });

  it('is given no credential but those that read', () => {
    const named = sources.flatMap(({ text }) => text.match(TOKEN_OF_CONTENT) ?? []);
    expect([...new Set(named)].sort()).toEqual(['SANITY_CONTENT_TOKEN', 'SANITY_READ_TOKEN']);
  });
});

it.each(['client.create({})', 'await this.client\n  .patch(id)', "fetch('/v1/data/mutate/production')"])(
  'a write is found: %s',
  (code) => {
    expect(code).toMatch(WRITES);
  },
);
