import { readFile } from 'node:fs/promises';

/** The name that the lake expects. Cookies ignore ports: one that is set here is sent to the lake. */
const COOKIE_NAME = 'lake_token';
const TOKEN = /^[A-Za-z0-9_-]{16,256}$/;

/** Navigations that no other site has started: an address typed, a bookmark, a link or reload within Studio. */
const OWN = new Set(['none', 'same-origin']);

/** @typedef {import('node:http').IncomingHttpHeaders} Headers */

/**
 * Whether the user or Studio itself opens the page. Only then the answer sets the local lake's cookie.
 *
 * @param {Headers} headers
 * @returns {boolean}
 */
export function isOwnNavigation(headers) {
  const { 'sec-fetch-site': site, 'sec-fetch-dest': dest } = headers;
  return typeof site === 'string' && OWN.has(site) && dest === 'document';
}

/**
 * @param {Headers} headers
 * @param {string} token
 * @returns {boolean} whether the browser already has the lake's cookie
 */
export function hasLakeCookie(headers, token) {
  return (headers.cookie ?? '').split(/;\s*/).includes(`${COOKIE_NAME}=${token}`);
}

/**
 * The local lake's token. It is read again for each page, because the lake may have been recreated.
 *
 * @param {string} tokenFile absolute path
 * @returns {Promise<string | undefined>} undefined while there is no lake
 */
export async function readLakeToken(tokenFile) {
  const token = (await readFile(tokenFile, 'utf8').catch(() => '')).trim();
  return TOKEN.test(token) ? token : undefined;
}

/**
 * @param {string} token
 * @param {boolean} [isEncrypted] whether Studio is opened by https
 * @returns {string} a `Set-Cookie` value: for this browser session, out of reach of scripts and of other sites
 */
export function lakeCookie(token, isEncrypted = false) {
  return `${COOKIE_NAME}=${token}; Path=/; HttpOnly; SameSite=Strict${isEncrypted ? '; Secure' : ''}`;
}
