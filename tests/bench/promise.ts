/** A line of the bench's table: a value, absolute or as a ratio to a named peer, and its promised limits. */
export type Line = {
  what: string;
  measured: number;
  unit: string;
  promised?: { atMost?: number; atLeast?: number };
};

/** Two digits after the point are all that a measurement on a busy machine carries. */
const rounded = (value: number) => Math.round(value * 100) / 100;

/**
 * Prints lines as a table.
 * @returns those that broke their promise, for the caller to fail on
 */
export function report(title: string, lines: readonly Line[]): string[] {
  const isKept = ({ measured, promised = {} }: Line) =>
    measured <= (promised.atMost ?? Number.POSITIVE_INFINITY) &&
    measured >= (promised.atLeast ?? Number.NEGATIVE_INFINITY);
  const words = ({ promised }: Line) =>
    [
      promised?.atMost === undefined ? '' : `≤ ${promised.atMost}`,
      promised?.atLeast === undefined ? '' : `≥ ${promised.atLeast}`,
    ].join(' ');
  process.stdout.write(`\n${title}\n`);
  // biome-ignore lint/suspicious/noConsole: the table is what a benchmark is for
  console.table(
    Object.fromEntries(
      lines.map((line) => [
        line.what,
        {
          measured: rounded(line.measured),
          unit: line.unit,
          promised: words(line).trim(),
          kept: line.promised ? (isKept(line) ? 'yes' : 'NO') : '',
        },
      ]),
    ),
  );
  return lines.filter((line) => !isKept(line)).map(({ what }) => what);
}
