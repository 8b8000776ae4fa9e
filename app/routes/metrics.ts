import type { LoaderFunctionArgs } from '@remix-run/node';
import { methodNotAllowed, notFound } from '../content/pages/responses.server';
import { env } from '../env.server';
import { metrics } from '../metrics.server';
import { securityHeaders } from '../security-headers.server';

/** The renderer's metrics, for the front door alone: it made the key. Anyone else gets 404. */
export async function loader({ request }: LoaderFunctionArgs) {
  const isAllowed = env.METRICS_KEY && request.headers.get('Authorization') === `Bearer ${env.METRICS_KEY}`;
  if (!isAllowed) return notFound();
  const headers = {
    ...securityHeaders(),
    'Content-Type': 'text/plain; version=0.0.4',
    'Cache-Control': 'no-store',
  };
  return new Response(await metrics.text(), { headers });
}

export const action = methodNotAllowed;
