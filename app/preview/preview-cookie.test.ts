import { hkdfSync } from 'node:crypto';
import { createCookie } from '@remix-run/node';
import { describe, expect, it } from 'vitest';
import { PREVIEW_COOKIE } from '../../protocol/preview';
import {
  clearPreviewCookie,
  createPreviewCookie,
  EDITOR_PREVIEW_MS,
  SESSION_LIFETIME_MS,
} from './preview-cookie.server';

const NAME = `${PREVIEW_COOKIE.http}=`;
const NOW = 1_800_000_000_000;
const editor = { kind: 'editor', perspective: 'drafts', endsAt: NOW + EDITOR_PREVIEW_MS } as const;
const share = { kind: 'share', shareId: 'previewShare.a', path: '/pricing', endsAt: NOW + 60_000 } as const;

const cookie = (now = NOW, { readToken = 'token', isHttps = false } = {}) =>
  createPreviewCookie({ readToken, isHttps, now: () => now });
const valueIn = (setCookie: string) => setCookie.split(';')[0] ?? '';
const keyOf = (readToken: string) =>
  Buffer.from(hkdfSync('sha256', readToken, '', 'preview cookie', 32)).toString('base64');
/** A cookie with any content, signed as ours are. */
const signed = async (session: unknown, secret = keyOf('token')) =>
  valueIn(await createCookie(PREVIEW_COOKIE.http, { secrets: [secret] }).serialize(session));

describe('the preview cookie', () => {
  it('reads back what it wrote, among others', async () => {
    const header = `a=1; ${valueIn(await cookie().write(editor))}; theme=dark`;
    expect(await cookie().read(header)).toEqual({ ...editor, expiresAt: NOW + SESSION_LIFETIME_MS });
  });

  it('expires after an hour on the server, even if the browser still sends it', async () => {
    const header = valueIn(await cookie().write(editor));
    expect(await cookie(NOW + SESSION_LIFETIME_MS - 1).read(header)).toBeDefined();
    expect(await cookie(NOW + SESSION_LIFETIME_MS).read(header)).toBeUndefined();
  });

  it('never outlives its share', async () => {
    const written = await cookie().write(share);
    expect(written).toContain('Max-Age=60;');
    expect(await cookie(NOW + 59_999).read(valueIn(written))).toMatchObject(share);
    expect(await cookie(NOW + 60_000).read(valueIn(written))).toBeUndefined();
  });

  it('ends after twelve hours, although each draft that is shown extends it', async () => {
    let header = valueIn(await cookie().write(editor));
    let hours = 0;
    for (; hours < 24; hours += 0.5) {
      const then = cookie(NOW + hours * SESSION_LIFETIME_MS);
      const session = await then.read(header);
      if (!session) break;
      header = valueIn(await then.write(session));
    }
    expect(hours).toBe(12);
  });

  it('is limited to this host on https, where Studio may be another site', async () => {
    expect(await cookie(NOW, { isHttps: true }).write(editor)).toMatch(
      /^__Host-preview=[\w.%-]+; Max-Age=3600; Path=\/; HttpOnly; Secure; Partitioned; SameSite=None$/,
    );
    expect(await cookie().write(editor)).toMatch(
      /^site-draft-preview=[\w.%-]+; Max-Age=3600; Path=\/; HttpOnly; SameSite=Lax$/,
    );
  });

  it('is removed with the same attributes', async () => {
    expect(await clearPreviewCookie(true)).toBe(
      '__Host-preview=; Max-Age=0; Path=/; HttpOnly; Secure; Partitioned; SameSite=None',
    );
  });

  it('rejects what is not signed by this token under this name', async () => {
    const good = valueIn(await cookie().write(editor));
    const [payload = '', signature = ''] = good.replace(NAME, '').split('.');
    const later = await signed({ ...editor, expiresAt: NOW + 10 * SESSION_LIFETIME_MS }, 'another');
    const [otherPayload = ''] = later.replace(NAME, '').split('.');
    const headers = {
      'no cookie': null,
      'the word true': `${NAME}true`,
      'an empty value': NAME,
      'no signature': `${NAME}${payload}`,
      'an empty signature': `${NAME}${payload}.`,
      'another payload under the signature': `${NAME}${otherPayload}.${signature}`,
      'one letter changed': `${NAME}${payload}.${signature.replace(/^./, (c) => (c === 'A' ? 'B' : 'A'))}`,
      'three parts': `${good}.x`,
      'a very long payload': `${NAME}${'x'.repeat(10_000)}.${signature}`,
      'the name of the other scheme': good.replace(NAME, '__Host-preview='),
      'another token': valueIn(await cookie(NOW, { readToken: 'old' }).write(editor)),
      'the token itself as the key': await signed({ ...editor, expiresAt: NOW + 1 }, 'token'),
    };
    for (const [name, header] of Object.entries(headers))
      expect(await cookie().read(header), name).toBeUndefined();
  });

  it('rejects signed content that it would not write', async () => {
    const read = async (session: unknown) => cookie().read(await signed(session));
    expect(await read({ ...editor, expiresAt: NOW + 1 })).toBeDefined();
    expect(await read({ ...editor, perspective: 'raw', expiresAt: NOW + 1 })).toBeUndefined();
    expect(await read({ ...share, path: '/Pricing/', expiresAt: NOW + 1 })).toBeUndefined();
    expect(await read('true')).toBeUndefined();
  });
});
