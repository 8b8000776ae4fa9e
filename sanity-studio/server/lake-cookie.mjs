import { readFile } from 'node:fs/promises';

/** The lake knows it by this name. Cookies take no notice of ports: one that is set here reaches the lake. */
const COOKIE_NAME = 'lake_token';
const TOKEN = /^[A-Za-z0-9_-]{16,256}$/;

/** Navigations that no other site has caused: an address typed, a bookmark, a link or reload within Studio. */
const OWN = new Set(['none', 'same-origin']);

/** @typedef {import('node:http').IncomingHttpHeaders} Headers */

/**
 * Whether a page is being opened by the user or by Studio itself. Only then is it given what opens the local lake.
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
 * @returns {boolean} whether the browser already has what opens the lake
 */
export function hasLakeCookie(headers, token) {
  return (headers.cookie ?? '').split(/;\s*/).includes(`${COOKIE_NAME}=${token}`);
}

/**
 * What opens the local lake. It is read anew for each page, because the lake may have been made afresh.
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
 * @returns {string} a `Set-Cookie` value: for this browser session, out of reach of scripts and of other sites
 */
export function lakeCookie(token) {
  return `${COOKIE_NAME}=${token}; Path=/; HttpOnly; SameSite=Strict`;
}
