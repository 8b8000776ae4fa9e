import { request } from 'node:http';

/** A response as received. */
type RawAnswer = {
  readonly status: number;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  readonly body: Buffer;
  /** The body read as JSON; undefined when it is not JSON. */
  readonly json: unknown;
};

/** The options of a request. */
type RawOptions = {
  readonly method?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string | Buffer;
};

/**
 * Sends a request exactly as written. `fetch` normalises the path and refuses headers such as `Host`.
 *
 * @param url the lake's URL.
 * @param path sent unchanged.
 */
export function rawRequest(url: string, path: string, options: RawOptions = {}): Promise<RawAnswer> {
  const { hostname, port } = new URL(url);
  const { method = 'GET', headers = {}, body } = options;
  return new Promise((resolve, reject) => {
    const outgoing = request({ hostname, port, path, method, headers, agent: false }, (incoming) => {
      const chunks: Buffer[] = [];
      incoming.on('data', (chunk: Buffer) => chunks.push(chunk));
      incoming.on('error', reject);
      incoming.on('end', () => {
        const bytes = Buffer.concat(chunks);
        const answer = { status: incoming.statusCode ?? 0, headers: incoming.headers, body: bytes };
        resolve({ ...answer, json: parse(bytes.toString('utf8')) });
      });
    });
    outgoing.on('error', reject);
    outgoing.end(body);
  });
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
