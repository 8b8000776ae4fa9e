/** One of `consentRules.kept`: it does not outlive the consent. */
const STORAGE_KEY = 'analytics-visitor-id';

/** For this document alone, where storage is blocked. */
let own: string | undefined;

/** A random name for this browser, 128 bits that say nothing of who uses it; made when it is first asked for. */
export function visitorId(): string {
  own ??= read() ?? make();
  return own;
}

function read(): string | null {
  try {
    return localStorage.getItem(STORAGE_KEY);
  } catch {
    return null;
  }
}

function make(): string {
  const id = Array.from(crypto.getRandomValues(new Uint32Array(4)), (part) => part.toString(36)).join('-');
  try {
    localStorage.setItem(STORAGE_KEY, id);
  } catch {}
  return id;
}
