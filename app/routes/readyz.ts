import { json } from '@remix-run/node';
import { publishedContent } from '../services.server';

/**
 * Whether the site can serve. `ready`: with content of the Lake. `degraded`: with last good answers, in memory or in
 * the snapshot on disk, because the Lake does not answer or the dataset lacks settings or menu (a page without one is a
 * 503), or while the disk of DATA_DIR is full. `empty` (200): the dataset is new, and `/` is the welcome page. `not
 * ready` (503): there is no last good answer either. Also reports the reason and since when, seconds since the Lake last
 * answered, whether live events arrive, and how many answers the snapshot has.
 */
export async function loader() {
  const headers = { 'Cache-Control': 'no-store' };
  const { content, isComplete, hasLiveEvents, failure, snapshot, isDiskFull, confirmedAtMs } =
    await publishedContent.check();
  const ageS = confirmedAtMs === undefined ? null : Math.round((Date.now() - confirmedAtMs) / 1_000);
  if (content === 'lake') {
    const state = isDiskFull ? { status: 'degraded', problem: 'disk-full' } : { status: 'ready' };
    return json({ ...state, content, followed: hasLiveEvents, ageS, snapshot }, { headers });
  }
  const problem = isComplete ? 'lake-unavailable' : 'dataset-incomplete';
  const reason = failure?.reason ?? 'unknown';
  const since = failure ? new Date(failure.sinceMs).toISOString() : null;
  const why = { problem, reason, since, content, ageS, snapshot };
  if (content !== 'none') return json({ status: 'degraded', ...why, followed: hasLiveEvents }, { headers });
  if (await publishedContent.isNew())
    return json({ status: 'empty', content, followed: hasLiveEvents }, { headers });
  return json({ status: 'not ready', ...why }, { status: 503, headers: { ...headers, 'Retry-After': '5' } });
}
