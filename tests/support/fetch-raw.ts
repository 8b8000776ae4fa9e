import { type IncomingHttpHeaders, request } from 'node:http';
import { buffer } from 'node:stream/consumers';

export type RequestFields = Record<string, string | string[]>;

/** Sends a request with exactly these headers, and does not decode the body: `fetch` does neither. */
export function fetchRaw(url: string, fields: RequestFields = {}, method = 'GET') {
  return new Promise<{ status: number; headers: IncomingHttpHeaders; bytes: Buffer }>((resolve, reject) => {
    const sent = request(url, { headers: fields, method }, async (answer) => {
      const { statusCode: status = 0, headers } = answer;
      resolve({ status, headers, bytes: await buffer(answer) });
    });
    sent.on('error', reject).end();
  });
}
