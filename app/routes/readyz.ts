import { json } from '@remix-run/node';
import { loadSite } from '../content/load-site.server';
import { publishedContent } from '../content/published-content.server';
import { securityHeaders } from '../security-headers.server';

/**
 * The site can serve; says whether its content comes from the Lake, from memory or from the snapshot on disk, and
 * whether it hears of changes as they happen.
 */
export async function loader() {
  const headers = { ...securityHeaders(), 'Cache-Control': 'no-store' };
  try {
    const { from } = await loadSite();
    return json({ status: 'ready', content: from, followed: publishedContent.isFollowed() }, { headers });
  } catch {
    return json(
      { status: 'not ready', content: 'none' },
      { status: 503, headers: { ...headers, 'Retry-After': '5' } },
    );
  }
}
