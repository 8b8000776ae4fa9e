const MAX_PORT = 65_535;
const HOST_LENGTH = 'host'.length;
/** Nearly every request names the same one. */
let lastValid: string | undefined;

/**
 * Whether a request carries one well-formed `Host` (RFC 9112, section 3.2: else 400).
 * In: the raw header list (name, value, name, value, …) and the HTTP version; only HTTP/1.0 may do without.
 * The name itself is not compared with ours: nothing in an answer depends on it.
 */
export function hasValidHost(rawHeaders: string[], httpVersion: string): boolean {
  let host: string | undefined;
  for (let index = 0; index < rawHeaders.length; index += 2) {
    const name = rawHeaders[index];
    if (name?.length !== HOST_LENGTH || name.toLowerCase() !== 'host') continue;
    if (host !== undefined) return false;
    host = rawHeaders[index + 1];
  }
  return host === undefined ? httpVersion === '1.0' : isHost(host);
}

function isHost(value: string): boolean {
  if (value === lastValid) return true;
  const match = /^(?:[a-z0-9_](?:[a-z0-9._-]{0,253})|\[[0-9a-f:.]{2,45}\])(?::(\d{1,5}))?$/i.exec(value);
  if (match === null) return false;
  if (match[1] !== undefined && Number(match[1]) > MAX_PORT) return false;
  lastValid = value;
  return true;
}
