import { errorPage, errorPageStyleSource } from './error-page';
import type { Refusal } from './refusals';
import { securityHeaders } from './security-headers';

export interface OwnAnswer {
  status: number;
  headers: Record<string, string>;
  body: string;
}

export interface OwnAnswerInput {
  refusal: Refusal;
  /** `page` for people, `json` for scripts, `text` where a missing file stands in for a picture or a script. */
  form: 'page' | 'json' | 'text';
  https: boolean;
}

const PAGE_POLICY = [
  "default-src 'none'",
  `style-src ${errorPageStyleSource}`,
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');

/** Puts a refusal into words: status, headers (security headers, `no-store`, length) and body. Pure. */
export function ownAnswer({ refusal, form, https }: OwnAnswerInput): OwnAnswer {
  const { body, type } = write(refusal, form);
  const policy = form === 'page' ? PAGE_POLICY : undefined;
  return {
    status: refusal.status,
    headers: {
      'Content-Type': type,
      'Content-Length': String(Buffer.byteLength(body)),
      'Cache-Control': 'no-store',
      ...securityHeaders({ https, contentSecurityPolicy: policy }),
      ...(policy === undefined ? {} : { 'Content-Security-Policy': policy }),
      ...refusal.headers,
    },
    body,
  };
}

function write(refusal: Refusal, form: OwnAnswerInput['form']): { body: string; type: string } {
  if (form === 'page') return { body: errorPage(refusal), type: 'text/html; charset=utf-8' };
  if (form === 'text') return { body: `${refusal.message}\n`, type: 'text/plain; charset=utf-8' };
  const { code, message } = refusal;
  return {
    body: `${JSON.stringify({ error: { code, message } })}\n`,
    type: 'application/json; charset=utf-8',
  };
}
