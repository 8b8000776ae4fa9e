import { createHmac, hkdfSync } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { claimsPreview } from '../../protocol/preview-cookie';
import { PreviewCookie, SESSION_LIFETIME_MS } from './preview-cookie.server';

const NOW = 1_800_000_000_000;
const editor = { kind: 'editor', perspective: 'drafts' } as const;
const share = { kind: 'share', shareId: 'previewShare.a', path: '/pricing', endsAt: NOW + 60_000 } as const;

const cookie = (now = NOW, { readToken = 'token', isHttps = false } = {}) =>
  new PreviewCookie({ readToken, isHttps, now: () => now });
const valueIn = (setCookie: string) => setCookie.split(';')[0] ?? '';

describe('PreviewCookie', () => {
  it('reads back what it wrote, among others', () => {
    const header = `a=1; ${valueIn(cookie().write(editor))}; theme=dark`;
    expect(cookie().read(header)).toEqual({ ...editor, expiresAt: NOW + SESSION_LIFETIME_MS });
  });

  it('is good for an hour, and not a millisecond more', () => {
    const header = valueIn(cookie().write(editor));
    expect(cookie(NOW + SESSION_LIFETIME_MS - 1).read(header)).toBeDefined();
    expect(cookie(NOW + SESSION_LIFETIME_MS).read(header)).toBeUndefined();
  });

  it('never outlives its share', () => {
    const written = cookie().write(share);
    expect(written).toContain('Max-Age=60;');
    expect(cookie(NOW + 59_999).read(valueIn(written))).toMatchObject(share);
    expect(cookie(NOW + 60_000).read(valueIn(written))).toBeUndefined();
  });

  it('is for this host alone on https, where Studio may be another site', () => {
    expect(cookie(NOW, { readToken: 'token', isHttps: true }).write(editor)).toMatch(
      /^__Host-preview=[\w.-]+; Path=\/; Max-Age=3600; HttpOnly; Secure; SameSite=None; Partitioned$/,
    );
    expect(cookie().write(editor)).toMatch(
      /^preview=[\w.-]+; Path=\/; Max-Age=3600; HttpOnly; SameSite=Lax$/,
    );
  });

  it('is taken away with the same attributes', () => {
    expect(PreviewCookie.clearing(true)).toBe(
      '__Host-preview=; Path=/; Max-Age=0; HttpOnly; Secure; SameSite=None; Partitioned',
    );
  });

  const good = valueIn(cookie().write(editor));
  const [payload = '', signature = ''] = good.replace('preview=', '').split('.');
  const otherPayload = Buffer.from(
    JSON.stringify({ ...editor, expiresAt: NOW + 10 * SESSION_LIFETIME_MS }),
  ).toString('base64url');
  it.each([
    ['no cookie', null],
    ['the word true', 'preview=true'],
    ['an empty one', 'preview='],
    ['no signature', `preview=${payload}`],
    ['an empty signature', `preview=${payload}.`],
    ['another payload under the signature', `preview=${otherPayload}.${signature}`],
    ['a letter changed', `preview=${payload}.${signature.replace(/^./, (c) => (c === 'A' ? 'B' : 'A'))}`],
    ['three parts', `${good}.x`],
    ['a very long one', `preview=${'x'.repeat(10_000)}.${signature}`],
    ['the name of the other protocol', good.replace('preview=', '__Host-preview=')],
    [
      'a token signed by another key',
      valueIn(cookie(NOW, { readToken: 'old', isHttps: false }).write(editor)),
    ],
    [
      'the key being the token itself',
      `preview=${payload}.${createHmac('sha256', 'token').update(payload).digest('base64url')}`,
    ],
  ])('does not believe %s', (_name, header) => {
    expect(cookie().read(header)).toBeUndefined();
  });

  it('believes nobody who signs what it would not write', () => {
    const key = Buffer.from(hkdfSync('sha256', 'token', '', 'preview cookie', 32));
    const forge = (session: object) => {
      const text = Buffer.from(JSON.stringify(session)).toString('base64url');
      return `preview=${text}.${createHmac('sha256', key).update(text).digest('base64url')}`;
    };
    expect(cookie().read(forge({ ...editor, expiresAt: NOW + 1 }))).toBeDefined();
    expect(cookie().read(forge({ ...editor, perspective: 'raw', expiresAt: NOW + 1 }))).toBeUndefined();
    expect(cookie().read(forge({ ...share, path: '/Pricing/', expiresAt: NOW + 1 }))).toBeUndefined();
  });

  it.each([
    ['preview=x', true],
    ['a=1;preview=', true],
    ['a=1; __Host-preview=x', true],
    ['xpreview=1', false],
    ['a=preview=1', false],
    [null, false],
  ])('whether %s names a preview: %s', (header, expected) => {
    expect(claimsPreview(header)).toBe(expected);
  });
});
