import { connect } from 'node:net';

const LAST_CHUNK = '\r\n0\r\n\r\n';

/**
 * Repeats a request over keep-alive connections, each sending the next one when the answer is complete.
 * Parses only where an answer ends, so that the client costs less than the server.
 * @param request the raw bytes
 * @throws if an answer is not 200, or has no recognisable end
 */
export async function load(port: number, request: string, connections: number, durationMs: number) {
  const startedAtMs = performance.now();
  const repeat = () => requestOver(port, request, startedAtMs + durationMs);
  const counts = await Promise.all(Array.from({ length: connections }, repeat));
  return {
    requests: counts.reduce((sum, count) => sum + count, 0),
    seconds: (performance.now() - startedAtMs) / 1_000,
  };
}

/** A server may limit the requests per connection; another is opened then. */
async function requestOver(port: number, request: string, untilMs: number): Promise<number> {
  let answers = 0;
  do {
    answers += await requestOverOne(port, request, untilMs);
  } while (performance.now() < untilMs);
  return answers;
}

function requestOverOne(port: number, request: string, untilMs: number): Promise<number> {
  return new Promise((resolve, reject) => {
    let answers = 0;
    let missingBytes = 0;
    let isLast = false;
    let tail = '';
    const socket = connect(port, '127.0.0.1', () => socket.write(request));
    socket.setNoDelay();
    socket.on('error', reject);
    socket.on('close', () => resolve(answers));
    socket.on('data', (chunk) => {
      try {
        if (missingBytes === 0) {
          const head = readHead(chunk);
          missingBytes = head.bytes;
          isLast = head.isLast;
          tail = '';
        }
        tail = (tail + chunk.toString('latin1', Math.max(0, chunk.length - LAST_CHUNK.length))).slice(
          -LAST_CHUNK.length,
        );
        missingBytes = tail === LAST_CHUNK ? 0 : missingBytes - chunk.length;
      } catch (error) {
        reject(error);
        socket.destroy();
      }
      if (missingBytes > 0) return;
      answers += 1;
      if (!isLast && performance.now() < untilMs) socket.write(request);
      else socket.destroy();
    });
  });
}

/**
 * Length of the answer, head and body, and whether the connection ends with it. The head arrives in one piece; a
 * chunked answer ends with its last chunk.
 */
function readHead(chunk: Buffer): { bytes: number; isLast: boolean } {
  const headBytes = chunk.indexOf('\r\n\r\n') + 4;
  const head = chunk.toString('latin1', 0, headBytes);
  const length = /\r\ncontent-length: (\d+)/i.exec(head)?.[1];
  const isChunked = /\r\ntransfer-encoding: chunked/i.test(head);
  if (!head.startsWith('HTTP/1.1 200') || (length === undefined && !isChunked))
    throw new Error(`Unexpected: ${head}`);
  const bytes = isChunked ? Number.POSITIVE_INFINITY : headBytes + Number(length);
  return { bytes, isLast: /\r\nconnection: close/i.test(head) };
}
