import { isRecord, parseJson } from '../json';

/** One call of the presence protocol. */
export interface PresenceRequest {
  readonly id: string | number;
  readonly method: string;
  /** The editor's session: one for each browser tab. */
  readonly session: string | undefined;
  readonly subscription: string | undefined;
  /** Where the editor is; empty for a call that does not say. */
  readonly locations: readonly unknown[];
}

/** Reads a call; undefined when it is none. */
export function readPresenceRequest(text: string): PresenceRequest | undefined {
  const { id, method, params } = recordOf(parse(text));
  if ((typeof id !== 'string' && typeof id !== 'number') || typeof method !== 'string') return undefined;
  const { session, subscriptionId, data } = recordOf(params);
  const { sessionId = session, locations } = recordOf(data);
  return {
    id,
    method,
    session: typeof sessionId === 'string' ? sessionId : undefined,
    subscription: typeof subscriptionId === 'string' ? subscriptionId : undefined,
    locations: Array.isArray(locations) ? locations : [],
  };
}

function parse(text: string): unknown {
  try {
    return parseJson(text);
  } catch {
    return undefined;
  }
}

function recordOf(value: unknown): Record<string, unknown> {
  return isRecord(value) ? value : {};
}
