import { type ActionFunctionArgs, json } from '@remix-run/node';
import { mergePurges, type Purge } from '../../protocol/purge';
import { createRevalidationReader } from '../content/cache/revalidation-request.server';
import { env } from '../env.server';
import { publishedContent } from '../services.server';

/** A burst of messages purges once. */
const GATHER_MS = 250;

const secrets = [env.SANITY_WEBHOOK_SECRET, env.SANITY_WEBHOOK_SECRET_PREVIOUS].flatMap(
  (secret) => secret ?? [],
);
const read = secrets.length > 0 ? createRevalidationReader(secrets) : undefined;
let due: Purge | undefined;

const answer = (body: unknown, status: number) =>
  json(body, { status, headers: { 'Cache-Control': 'no-store' } });

/** Sanity's webhook, called on publishing. Needed only where live events do not arrive. */
export async function action({ request }: ActionFunctionArgs) {
  if (!read) return answer({ error: { code: 'not_found' } }, 404);
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
