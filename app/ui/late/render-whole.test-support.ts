// For tests only; not part of what is shipped.
import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';
import type { ReactElement } from 'react';
import { renderToPipeableStream } from 'react-dom/server';

/** Renders as the server does: with the parts that come late to the browser. Comments of React's are left out. */
export async function renderWhole(view: ReactElement): Promise<string> {
  const body = new PassThrough();
  const whole = text(body);
  const { pipe } = renderToPipeableStream(view, {
    progressiveChunkSize: Number.MAX_SAFE_INTEGER,
    onAllReady: () => pipe(body),
    onShellError: (error) => body.destroy(error instanceof Error ? error : new Error('Rendering failed')),
  });
  return (await whole).replace(/<!--.*?-->/g, '');
}
