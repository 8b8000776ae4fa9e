/** What the lake says of one stream, over the socket that all streams share. */
export type StreamMessage =
  | { type: 'open' }
  | { type: 'event'; event: string; id: string; data: string }
  | { type: 'error'; status: number; message: string }
  | { type: 'end' };

/**
 * Reads one frame of the lake's socket.
 * @param frame the text that came
 * @returns the number of the stream and the message; undefined for what this version does not know
 */
export function readFrame(frame: unknown): { stream: number; message: StreamMessage } | undefined {
  const value = typeof frame === 'string' ? parse(frame) : undefined;
  if (typeof value !== 'object' || value === null) return undefined;
  const stream: unknown = Reflect.get(value, 'i');
  const message = readMessage(value);
  return typeof stream === 'number' && message ? { stream, message } : undefined;
}

function readMessage(value: object): StreamMessage | undefined {
  const field = (name: string): unknown => Reflect.get(value, name);
  const text = (name: string) => String(field(name) ?? '');
  switch (field('type')) {
    case 'open':
      return { type: 'open' };
    case 'end':
      return { type: 'end' };
    case 'event':
      return { type: 'event', event: text('event') || 'message', id: text('id'), data: text('data') };
    case 'error':
      return { type: 'error', status: Number(field('status')) || 500, message: text('message') };
    default:
      return undefined;
  }
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
