/** Where the session id is kept; the name is the specification's. */
const SESSION_STORAGE_KEY = 'chat-session-id';
/** What the server takes for one. */
const SESSION_ID = /^[A-Za-z0-9_-]{8,128}$/;

/**
 * The visitor's session: kept in local storage, or, where storage is blocked, known to this page alone.
 * @returns `chat-<ms since 1970>-<uuid>`
 */
export function openSession(): string {
  const kept = read();
  return kept !== null && SESSION_ID.test(kept) ? kept : renewSession();
}

/** Begins another session, which from now on is the visitor's. */
export function renewSession(): string {
  const id = `chat-${Date.now()}-${uuid()}`;
  try {
    localStorage.setItem(SESSION_STORAGE_KEY, id);
  } catch (error) {
    console.info('The chat session cannot be remembered: storage is blocked.', error);
  }
  return id;
}

function read(): string | null {
  try {
    return localStorage.getItem(SESSION_STORAGE_KEY);
  } catch {
    return null;
  }
}

/** `crypto.randomUUID` is missing on plain http, where the random numbers themselves are not (RFC 9562, version 4). */
function uuid(): string {
  if (typeof crypto.randomUUID === 'function') return crypto.randomUUID();
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x40;
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80;
  const hex = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}
