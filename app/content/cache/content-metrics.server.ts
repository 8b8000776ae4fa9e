import { stateSamples } from '../../../protocol/metrics';
import { metrics } from '../../metrics.server';
import type { PublishedContent } from './published-content.server';

/** Reports where content comes from, how old it is, and what the snapshot holds. What is unknown is left out. */
export function registerContentMetrics(content: PublishedContent): void {
  const { gauge } = metrics;
  const seconds = (ms: number | undefined) => ms && ms / 1_000;
  const snapshot = () => content.lastKnownGood.status();
  gauge('site_content_source', 'Where content comes from now: 1 for one of them.', async () =>
    stateSamples('source', ['lake', 'memory', 'snapshot', 'none'], (await content.check()).content),
  );
  gauge('site_content_age_seconds', 'Time since the Lake last answered.', async () => {
    const { confirmedAtMs } = await content.check();
    return confirmedAtMs && seconds(Date.now() - confirmedAtMs);
  });
  gauge(
    'site_content_followed',
    'Whether live events arrive.',
    async () => (await content.check()).hasLiveEvents,
  );
  gauge('site_content_changed_timestamp_seconds', 'When the last live event arrived.', () =>
    seconds(content.changedAtMs),
  );
  gauge('site_snapshot_answers', 'Answers in the snapshot on disk.', async () => (await snapshot()).answers);
  gauge('site_snapshot_oldest_timestamp_seconds', 'When its oldest answer was written.', async () =>
    seconds((await snapshot()).oldestMs),
  );
  gauge('site_snapshot_written_timestamp_seconds', 'When its last answer was written.', async () =>
    seconds((await snapshot()).newestMs),
  );
}
