import { type CollectedEvents, collectEvents } from './collect-events';

/** One server-sent event as it came over the wire. */
export interface StreamEvent {
  readonly event: string;
  readonly id: string | undefined;
  readonly data: unknown;
}

/**
 * Opens a stream of server-sent events by hand, for what `@sanity/client` does not let one say.
 *
 * @param url whole address of the stream.
 * @throws when the answer is not a stream; the message holds the status.
 */
export async function openEventStream(
  url: string,
  headers: Readonly<Record<string, string>> = {},
): Promise<CollectedEvents<StreamEvent>> {
  const controller = new AbortController();
  const answer = await fetch(url, { headers, signal: controller.signal });
  const { body } = answer;
  if (!answer.ok || !body) throw new Error(`${answer.status} ${await answer.text()}`);
  return collectEvents<StreamEvent>({
    subscribe: ({ next, error }) => {
      void readAll(body, next).catch(error);
      return { unsubscribe: () => controller.abort() };
    },
  });
}

async function readAll(body: ReadableStream<Uint8Array>, next: (event: StreamEvent) => void): Promise<void> {
  const decoder = new TextDecoder();
  let rest = '';
  const reader = body.getReader();
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    const blocks = (rest + decoder.decode(part.value, { stream: true })).split('\n\n');
    rest = blocks.pop() ?? '';
    for (const block of blocks) {
      const event = parse(block);
      if (event) next(event);
    }
  }
}

/** Undefined for a comment. */
function parse(block: string): StreamEvent | undefined {
  const field = (name: string) => new RegExp(`^${name}: (.*)$`, 'm').exec(block)?.[1];
  const data = field('data');
  if (data === undefined) return undefined;
  return { event: field('event') ?? 'message', id: field('id'), data: JSON.parse(data) };
}
