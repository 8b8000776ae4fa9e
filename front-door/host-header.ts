const MAX_PORT = 65_535;

/**
 * Whether a request carries one well-formed `Host` (RFC 9112, section 3.2: else 400).
 * In: the raw header list (name, value, name, value, …) and the HTTP version; only HTTP/1.0 may do without.
 * The name itself is not compared with ours: nothing in an answer depends on it.
 */
export function hasValidHost(rawHeaders: string[], httpVersion: string): boolean {
  const hosts = rawHeaders.filter(
    (_, index) => index % 2 === 1 && rawHeaders[index - 1]?.toLowerCase() === 'host',
  );
  const [host] = hosts;
  if (host === undefined) return httpVersion === '1.0';
  return hosts.length === 1 && isHost(host);
}

function isHost(value: string): boolean {
  const match = /^(?:[a-z0-9_](?:[a-z0-9._-]{0,253})|\[[0-9a-f:.]{2,45}\])(?::(\d{1,5}))?$/i.exec(value);
  if (match === null) return false;
  return match[1] === undefined || Number(match[1]) <= MAX_PORT;
}
