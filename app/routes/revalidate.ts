import { type ActionFunctionArgs, json } from '@remix-run/node';
import { mergePurges, type Purge } from '../../protocol/purge';
import { publishedContent } from '../content/cache/published-content.server';
import { createRevalidationReader } from '../content/cache/revalidation-request.server';
import { env } from '../env.server';
import { securityHeaders } from '../security-headers.server';

/** A burst of messages purges once. */
const GATHER_MS = 250;

const secrets = [env.SANITY_WEBHOOK_SECRET, env.SANITY_WEBHOOK_SECRET_PREVIOUS].flatMap(
  (secret) => secret ?? [],
);
const read = secrets.length > 0 ? createRevalidationReader(secrets) : undefined;
let due: Purge | undefined;

const answer = (body: unknown, status: number, headers: Record<string, string> = {}) =>
  json(body, { status, headers: { ...securityHeaders(), 'Cache-Control': 'no-store', ...headers } });

export const loader = () => answer({ error: { code: 'method_not_allowed' } }, 405, { Allow: 'POST' });

/** Sanity's webhook, called on publishing. Needed only where live events do not arrive. */
export async function action({ request }: ActionFunctionArgs) {
  if (!read) return answer({ error: { code: 'not_found' } }, 404);
  if (request.method !== 'POST') return loader();
  const { status, ...message } = await read(request);
  if ('purge' in message) purgeSoon(message.purge);
  return answer(status === 200 ? { received: true, ...message } : { error: { code: 'refused' } }, status);
}

/** Answered immediately, purged a moment later: Sanity retries slow requests. */
function purgeSoon(purge: Purge): void {
  if (due === undefined) {
    setTimeout(() => {
      if (due) publishedContent.purge(due);
      due = undefined;
    }, GATHER_MS).unref();
  }
  due = mergePurges(purge, due);
}
