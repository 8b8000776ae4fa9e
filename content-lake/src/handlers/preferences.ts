import { httpError } from '../errors';
import { isRecord, parseJson } from '../json';
import type { Lake } from '../lake';
import { jsonResponse } from '../server/json-response';
import type { LakeRequest, LakeResponse } from '../server/lake-http';
import { readBody } from '../server/read-body';
import { requireToken } from '../server/require-token';
import { localUser } from '../users/local-user';

const PREFERENCES_BODY_LIMIT_BYTES = 256 * 1024;
const MAX_KEYS = 100;
const KEY = /^[\w.:-]{1,256}$/;

/**
 * `GET users/me/keyvalue/:keys`: what the Studio remembers for an editor, such as how lists are sorted.
 * `PUT users/me/keyvalue` stores pairs of key and value, and answers with them.
 */
export async function handlePreferences(request: LakeRequest, lake: Lake): Promise<LakeResponse> {
  requireToken(request);
  const { preferences } = lake.store;
  if (request.method === 'PUT') {
    const body = await readBody(request.incoming, PREFERENCES_BODY_LIMIT_BYTES);
    const pairs = readPairs(body.toString('utf8'));
    preferences.set(localUser.id, pairs);
    return jsonResponse(pairs.map(pair));
  }
  const keys = request.parts.keys?.split(',').slice(0, MAX_KEYS);
  const stored = [...preferences.all(localUser.id)];
  return jsonResponse(stored.filter(([key]) => keys?.includes(key) ?? true).map(pair));
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
