import { request } from 'node:http';

export type RequestFields = Record<string, string | string[]>;

export type RawAnswer = {
  status: number;
  headers: Record<string, string | string[] | undefined>;
  bytes: Buffer;
};

/** Sends a request with exactly these headers, and does not decode the body: `fetch` does neither. */
export function fetchRaw(url: string, headers: RequestFields = {}, method = 'GET'): Promise<RawAnswer> {
  return new Promise((resolve, reject) => {
    const sent = request(url, { headers, method }, async (answer) => {
      const chunks: Buffer[] = [];
      for await (const chunk of answer) chunks.push(chunk);
      resolve({ status: answer.statusCode ?? 0, headers: answer.headers, bytes: Buffer.concat(chunks) });
    });
    sent.on('error', reject).end();
  });
}
