import { Writable } from 'node:stream';
import type { EntryContext } from '@remix-run/node';
import { RemixServer } from '@remix-run/react';
import { createElement, type ReactElement } from 'react';
import { renderToPipeableStream, renderToString } from 'react-dom/server';
import { log } from '../log.server';

/** In development the code of a page's late parts is made when it is first asked for. */
const RENDER_TIMEOUT_MS = process.env.NODE_ENV === 'development' ? 60_000 : 5_000;
/** What React prints in place of a part that was not there yet, or failed. */
const LEFT_TO_BROWSER = '<!--$!-->';
/** A stream of React's begins with it; without it browsers read a page by the rules of the nineties. */
const DOCTYPE = '<!DOCTYPE html>';

/**
 * Renders a page with all its parts, also those that come late to the browser: at one go, which costs a sixth less than
 * a stream. Only where a part's code is still on its way, as the server starts, a stream is needed, which waits for it.
 * @param url of the request
 * @returns its HTML; rejects where the page cannot be begun. A part that fails, or is not there after five seconds, is
 *   logged and left to the browser
 */
export async function renderPage(context: EntryContext, url: string): Promise<string> {
  const page = createElement(RemixServer, { context, url });
  const html = renderToString(page);
  return html.includes(LEFT_TO_BROWSER) ? renderWaiting(page) : `${DOCTYPE}${html}`;
}

function renderWaiting(page: ReactElement): Promise<string> {
  return new Promise((resolve, reject) => {
    const { pipe, abort } = renderToPipeableStream(page, {
      // Parts that come late to the browser are in the HTML like all others, whatever their size.
      progressiveChunkSize: Number.MAX_SAFE_INTEGER,
      onAllReady() {
        clearTimeout(timer);
        pipe(gathered(resolve));
      },
      onShellError(error) {
        clearTimeout(timer);
        reject(error instanceof Error ? error : new Error('Rendering failed'));
      },
      onError: (error) =>
        log('error', 'render.failed', {
          reason: error instanceof Error ? (error.stack ?? error.message) : 'unknown',
        }),
    });
    const timer = setTimeout(() => abort(new Error('Rendering took too long')), RENDER_TIMEOUT_MS);
  });
}

/** Takes a page in as React prints it, and hands it over whole. */
function gathered(whole: (html: string) => void): Writable {
  const chunks: Uint8Array[] = [];
  return new Writable({
    write(chunk, _encoding, done) {
      chunks.push(chunk);
      done();
    },
    final(done) {
      whole(Buffer.concat(chunks).toString());
      done();
    },
  });
}
