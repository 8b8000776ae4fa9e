import { metrics } from '../../metrics.server';
import type { PublishedContent } from './published-content.server';

/** Reports where content comes from, how old it is, and how much the snapshot holds. What is unknown is left out. */
export function registerContentMetrics(content: PublishedContent): void {
  const { gauge } = metrics;
  gauge('site_content_source', 'Where content comes from now: 1 for one of them.', async () => {
    const now = (await content.check()).content;
    const sources = ['lake', 'memory', 'snapshot', 'none'];
    return sources.map((source) => ({ labels: { source }, value: Number(source === now) }));
  });
  gauge('site_content_age_seconds', 'Time since the Lake last answered.', async () => {
    const { confirmedAtMs } = await content.check();
    return confirmedAtMs && (Date.now() - confirmedAtMs) / 1_000;
  });
  gauge(
    'site_content_followed',
    'Whether live events arrive.',
    async () => (await content.check()).hasLiveEvents,
  );
  gauge(
    'site_content_changed_timestamp_seconds',
    'When the last live event arrived.',
    () => content.changedAtMs && content.changedAtMs / 1_000,
  );
  gauge('site_snapshot_answers', 'Answers in the snapshot on disk.', () => content.lastKnownGood.count());
}
