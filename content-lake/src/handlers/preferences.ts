import { httpError } from '../errors/http-error';
import { isRecord } from '../json/is-record';
import { parseJson } from '../json/parse-json';
import type { Lake } from '../lake';
import { jsonResponse } from '../server/json-response';
import type { LakeRequest, LakeResponse } from '../server/lake-http';
import { readBody } from '../server/read-body';
import { requireToken } from '../server/require-token';
import { LOCAL_USER_ID } from '../users/local-user';

const PREFERENCES_BODY_LIMIT_BYTES = 256 * 1024;
const MAX_KEYS = 100;
const KEY = /^[\w.:-]{1,256}$/;

/** `GET users/me/keyvalue/:keys`: what the Studio remembers for an editor, such as how lists are sorted. */
export function handlePreferences(request: LakeRequest, lake: Lake): LakeResponse {
  requireToken(request);
  const keys = request.parts.keys?.split(',').slice(0, MAX_KEYS);
  const stored = lake.store.preferences.all(LOCAL_USER_ID);
  return jsonResponse([...stored].filter(([key]) => keys?.includes(key) ?? true).map(pair));
}

/** `PUT users/me/keyvalue`: stores pairs of key and value, and answers with them. */
export async function handleSetPreferences(request: LakeRequest, lake: Lake): Promise<LakeResponse> {
  requireToken(request);
  const pairs = readPairs((await readBody(request.incoming, PREFERENCES_BODY_LIMIT_BYTES)).toString('utf8'));
  lake.store.preferences.set(LOCAL_USER_ID, pairs);
  return jsonResponse(pairs.map(pair));
}

function pair([key, value]: readonly [string, unknown]): { key: string; value: unknown } {
  return { key, value };
}

function readPairs(text: string): [string, unknown][] {
  const body = parse(text);
  const list: unknown[] = Array.isArray(body) ? body : [];
  if (list.length === 0 || list.length > MAX_KEYS) throw invalid();
  return list.map((item) => {
    if (!isRecord(item) || typeof item.key !== 'string' || !KEY.test(item.key)) throw invalid();
    return [item.key, item.value ?? null];
  });
}

function parse(text: string): unknown {
  try {
    return parseJson(text);
  } catch {
    throw invalid();
  }
}

function invalid(): Error {
  return httpError(400, `Request body must be a list of 1 to ${MAX_KEYS} objects with "key" and "value"`);
}
