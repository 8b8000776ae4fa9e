/** The front door's message to the renderer, which answers `{"metrics":"…"}`. */
export const ASK_FOR_METRICS = 'metrics';

/** Label names and values of one series; values are our own constants, so that their number is small. */
type Labels = Record<string, string>;
type Sample = { labels?: Labels; value: number };
/** `true` is 1, `false` is 0, and `undefined` is unknown. */
type Reading = Sample[] | number | boolean | undefined;

/** A process's metrics, in the text format of Prometheus (version 0.0.4). */
export type Metrics = ReturnType<typeof createMetrics>;

export function createMetrics() {
  const families: (() => string | Promise<string>)[] = [];
  const add = (name: string, help: string, type: string, lines: () => string[] | Promise<string[]>) => {
    const head = `# HELP ${name} ${help}\n# TYPE ${name} ${type}\n`;
    families.push(async () => `${head}${(await lines()).map((line) => `${name}${line}\n`).join('')}`);
  };
  return {
    /** @returns counts one event */
    counter(name: string, help: string): (labels?: Labels) => void {
      const counts = new Map<string, number>();
      add(name, help, 'counter', () => [...counts].map(([labels, count]) => `${labels} ${count}`));
      return (labels) => {
        const key = labelText(labels);
        counts.set(key, (counts.get(key) ?? 0) + 1);
      };
    },
    /** @param read the value or samples, when they are asked for; what cannot be read, or is not a number, is left out */
    gauge(name: string, help: string, read: () => Reading | Promise<Reading>): void {
      add(name, help, 'gauge', async () => {
        const reading = await Promise.resolve()
          .then(read)
          .catch(() => undefined);
        return (Array.isArray(reading) ? reading : [{ value: Number(reading) }])
          .filter(({ value }) => Number.isFinite(value))
          .map(({ labels, value }) => `${labelText(labels)} ${value}`);
      });
    },
    /**
     * @param bounds upper bounds of the buckets, ascending
     * @returns counts an observed value
     */
    histogram(
      name: string,
      help: string,
      bounds: readonly number[],
    ): (value: number, labels?: Labels) => void {
      const series = new Map<string, { labels: Labels; counts: number[]; count: number; sum: number }>();
      add(name, help, 'histogram', () =>
        [...series].flatMap(([key, { labels, counts, count, sum }]) => [
          ...bounds.map((le, index) => `_bucket${labelText({ ...labels, le: String(le) })} ${counts[index]}`),
          `_bucket${labelText({ ...labels, le: '+Inf' })} ${count}`,
          `_sum${key} ${sum}`,
          `_count${key} ${count}`,
        ]),
      );
      return (value, labels = {}) => {
        const key = labelText(labels);
        const one = series.get(key) ?? { labels, counts: bounds.map(() => 0), count: 0, sum: 0 };
        series.set(key, one);
        one.count += 1;
        one.sum += value;
        for (const [index, bound] of bounds.entries())
          if (value <= bound) one.counts[index] = (one.counts[index] ?? 0) + 1;
      };
    },
    async text(): Promise<string> {
      return (await Promise.all(families.map((family) => family()))).join('');
    },
  };
}

function labelText(labels: Labels = {}): string {
  const pairs = Object.entries(labels).map(
    ([name, value]) => `${name}="${value.replace(/[\\"]/g, '\\$&').replaceAll('\n', '\\n')}"`,
  );
  return pairs.length > 0 ? `{${pairs.join(',')}}` : '';
}
