import { expect, it } from 'vitest';
import { createMetrics } from './metrics';

it('leave out what cannot be read', async () => {
  const metrics = createMetrics();
  metrics.gauge('one', 'One.', () => 1);
  metrics.gauge('broken', 'Broken.', () => {
    throw new Error('no such folder');
  });
  metrics.gauge('late', 'Late.', () => Promise.reject(new Error('no answer')));
  expect((await metrics.text()).split('\n').filter((line) => !line.startsWith('#'))).toEqual(['one 1', '']);
});

it('are written as Prometheus reads them', async () => {
  const metrics = createMetrics();
  const count = metrics.counter('requests_total', 'Requests.');
  count({ status: '2xx', path: 'a "quoted" \\ \n path' });
  count({ status: '2xx', path: 'a "quoted" \\ \n path' });
  count({ status: '5xx' });
  const sources = ['lake', 'memory'].map((from, value) => ({ labels: { from }, value }));
  metrics.gauge('source', 'Where from.', async () => sources);
  metrics.gauge('age_seconds', 'Unknown.', () => undefined);
  const observe = metrics.histogram('seconds', 'Time.', [0.1, 1]);
  for (const value of [0.25, 0.1, 5]) observe(value);
  expect(await metrics.text()).toBe(
    [
      '# HELP requests_total Requests.',
      '# TYPE requests_total counter',
      'requests_total{status="2xx",path="a \\"quoted\\" \\\\ \\n path"} 2',
      'requests_total{status="5xx"} 1',
      '# HELP source Where from.',
      '# TYPE source gauge',
      'source{from="lake"} 0',
      'source{from="memory"} 1',
      '# HELP age_seconds Unknown.',
      '# TYPE age_seconds gauge',
      '# HELP seconds Time.',
      '# TYPE seconds histogram',
      'seconds_bucket{le="0.1"} 1',
      'seconds_bucket{le="1"} 2',
      'seconds_bucket{le="+Inf"} 3',
      'seconds_sum 5.35',
      'seconds_count 3',
      '',
    ].join('\n'),
  );
});
