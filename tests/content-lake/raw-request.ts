import { type IncomingMessage, request } from 'node:http';
import { buffer } from 'node:stream/consumers';

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
export async function rawRequest(url: string, path: string, options: RawOptions = {}): Promise<RawAnswer> {
  const { hostname, port } = new URL(url);
  const { body: sent, ...rest } = options;
  const incoming = await new Promise<IncomingMessage>((resolve, reject) =>
    request({ hostname, port, path, agent: false, ...rest }, resolve)
      .on('error', reject)
      .end(sent),
  );
  const body = await buffer(incoming);
  return { status: incoming.statusCode ?? 0, headers: incoming.headers, body, json: parse(body.toString()) };
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
