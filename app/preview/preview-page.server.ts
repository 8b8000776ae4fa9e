import { randomBytes } from 'node:crypto';
import { env } from '../env.server';
import { inlineScriptHashes } from '../html/inline-script-hashes';
import { previewSecurityHeaders } from '../security-headers.server';
import scriptUrl from './client/preview-program.ts?worker&url';
import { moveMarks } from './move-marks';
import { previewBar } from './preview-bar.server';
import { previewSetup } from './preview-setup.server';

const BODY = /<body[^>]*>/i;
const NONCE_BYTES = 18;
const FIRST_ERROR_OF_OURS = 500;

/**
 * Makes a page with a draft in it out of what the site rendered: hidden sources taken out of where no reader sees them,
 * the bar and the preview's own program put in, under a policy that lets Studio frame the page.
 * @param html the whole page
 * @param status of the answer: where no draft can be had the page says that, and nothing else
 * @param request whose session it is
 * @returns the page and its headers
 */
export function previewPage(html: string, status: number, request: Request) {
  const session = previewSetup?.cookie.read(request.headers.get('Cookie'));
  const nonce = randomBytes(NONCE_BYTES).toString('base64');
  const sharedPath = session?.kind === 'share' ? session.path : undefined;
  const bar = previewBar({ nonce, sharedPath, scriptUrl });
  const page = status < FIRST_ERROR_OF_OURS ? moveMarks(html) : NO_DRAFT;
  const whole = page.replace(BODY, (body) => `${body}${bar}`);
  const studioOrigin = previewSetup?.studioOrigin ?? env.SITE_URL;
  return { html: whole, headers: previewSecurityHeaders(inlineScriptHashes(whole), nonce, studioOrigin) };
}

/** Never something else in a draft's place: an editor must know that this is not it. */
const NO_DRAFT = `<!DOCTYPE html>
<html lang="en-GB" data-without-draft>
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>The draft cannot be shown</title></head>
<body><main><h1>The draft cannot be shown</h1>
<p>The content store does not answer at the moment. Nothing is lost; load this page again in a minute.</p>
<p>What visitors see is not affected. To look at it, leave the preview.</p></main></body>
</html>`;
