import { randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { IncomingHttpHeaders } from 'node:http';

/** The name that the lake expects. Cookies ignore ports: one that is set here is sent to the lake. */
const COOKIE_NAME = 'lake_token';
/** Tells the lake which tabs are of one browser: without accounts that is what an editor is known by. */
const BROWSER_COOKIE_NAME = 'lake_browser';
const BROWSER_BYTES = 8;
const TOKEN = /^[A-Za-z0-9_-]{16,256}$/;

/** Navigations that no other site has started: an address typed, a bookmark, a link or reload within Studio. */
const OWN = new Set(['none', 'same-origin']);

/** Whether the user or Studio itself opens the page. Only then the answer sets the local lake's cookie. */
export function isOwnNavigation(headers: IncomingHttpHeaders): boolean {
  const { 'sec-fetch-site': site, 'sec-fetch-dest': dest } = headers;
  return typeof site === 'string' && OWN.has(site) && dest === 'document';
}

/** Whether the browser already has the lake's cookie. */
export function hasLakeCookie(headers: IncomingHttpHeaders, token: string): boolean {
  return (headers.cookie ?? '').split(/;\s*/).includes(`${COOKIE_NAME}=${token}`);
}

/**
 * The local lake's token. It is read again for each page, because the lake may have been recreated.
 * @param tokenFile absolute path
 * @returns undefined while there is no lake
 */
export async function readLakeToken(tokenFile: string): Promise<string | undefined> {
  const token = (await readFile(tokenFile, 'utf8').catch(() => '')).trim();
  return TOKEN.test(token) ? token : undefined;
}

/**
 * `Set-Cookie` values: for this browser session, out of reach of scripts and of other sites.
 * @param headers of the request; what the browser has already is not among them
 * @param isEncrypted whether Studio is opened by https
 */
export function lakeCookies(headers: IncomingHttpHeaders, token: string, isEncrypted = false): string[] {
  const cookie = (name: string, value: string) =>
    `${name}=${value}; Path=/; HttpOnly; SameSite=Strict${isEncrypted ? '; Secure' : ''}`;
  const isNamed = (headers.cookie ?? '').includes(`${BROWSER_COOKIE_NAME}=`);
  const browser = randomBytes(BROWSER_BYTES).toString('hex');
  return [
    ...(hasLakeCookie(headers, token) ? [] : [cookie(COOKIE_NAME, token)]),
    ...(isNamed ? [] : [cookie(BROWSER_COOKIE_NAME, browser)]),
  ];
}
