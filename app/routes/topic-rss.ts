import type { LoaderFunctionArgs } from '@remix-run/node';
import { methodNotAllowed } from '../content/responses.server';
import { topicFeed } from '../seo/topic-feed.server';
import { validatedResponse } from '../seo/validated-response.server';

/** The articles about a topic, for feed readers. */
export const loader = ({ request }: LoaderFunctionArgs) =>
  validatedResponse(request, 'application/rss+xml; charset=utf-8', () => topicFeed(new URL(request.url)));

export const action = methodNotAllowed;
