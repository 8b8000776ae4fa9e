import { stateSamples } from '../../protocol/metrics';
import { metrics } from '../metrics.server';
import type { LastKnownGood } from './last-known-good.server';

const MS_PER_S = 1_000;
const SOURCES = ['lake', 'memory', 'snapshot', 'none'];

export type ContentState = {
  check: () => Promise<{ content: string; followed: boolean; confirmedAtMs: number | undefined }>;
  snapshot: LastKnownGood['status'];
  changedAtMs: () => number | undefined;
};

/** Reports where content comes from, how old it is, and what the snapshot holds. What is unknown is left out. */
export function registerContentMetrics({ changedAtMs, ...state }: ContentState): void {
  const [check, snapshot] = [shared(state.check), shared(state.snapshot)];
  const { gauge } = metrics;
  const seconds = (ms: number | undefined) => [{ value: (ms ?? Number.NaN) / MS_PER_S }];
  gauge('site_content_source', 'Where content comes from now: 1 for one of them.', async () =>
    stateSamples('source', SOURCES, (await check()).content),
  );
  gauge('site_content_age_seconds', 'Time since the Lake last answered.', async () => {
    const { confirmedAtMs } = await check();
    return seconds(confirmedAtMs === undefined ? undefined : Date.now() - confirmedAtMs);
  });
  gauge('site_content_followed', 'Whether live events arrive.', async () => [
    { value: Number((await check()).followed) },
  ]);
  gauge('site_content_changed_timestamp_seconds', 'When the last live event arrived.', () =>
    seconds(changedAtMs()),
  );
  gauge('site_snapshot_answers', 'Answers in the snapshot on disk.', async () => [
    { value: (await snapshot()).answers },
  ]);
  gauge('site_snapshot_oldest_timestamp_seconds', 'When its oldest answer was written.', async () =>
    seconds((await snapshot()).oldestMs),
  );
  gauge('site_snapshot_written_timestamp_seconds', 'When its last answer was written.', async () =>
    seconds((await snapshot()).newestMs),
  );
}

/** All metrics are read at once: those of one source share its answer. */
function shared<T>(read: () => Promise<T>): () => Promise<T> {
  let inFlight: Promise<T> | undefined;
  return () => {
    inFlight ??= read().finally(() => {
      inFlight = undefined;
    });
    return inFlight;
  };
}
