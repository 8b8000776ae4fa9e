import { expect, it } from 'vitest';

type Limits = { atMost?: number; atLeast?: number };

/** A line of a bench's table: the unit of a ratio to a named peer is ×. */
export type Line = readonly [what: string, measured: number, unit: string, promised?: Limits];

/**
 * A test that measures, prints a table, and fails with the lines that break their promise.
 * @param measure returns the title and the lines of the table
 */
export function bench(name: string, minutes: number, measure: () => Promise<[title: string, lines: Line[]]>) {
  it(name, async () => expect(print(...(await measure()))).toEqual([]), minutes * 60_000);
}

/** Two digits after the point are all that a measurement on a busy machine carries. */
const rounded = (value: number) => Math.round(value * 100) / 100;

/** @returns the lines that broke their promise */
function print(title: string, lines: readonly Line[]): string[] {
  const isKept = ([, measured, , { atMost = Infinity, atLeast = -Infinity } = {}]: Line) =>
    measured <= atMost && measured >= atLeast;
  const row = (line: Line) => {
    const [, measured, unit, promised = {}] = line;
    const { atMost = '', atLeast = '' } = promised;
    const limit = atMost === '' ? atLeast && `≥ ${atLeast}` : `≤ ${atMost}`;
    return {
      measured: rounded(measured),
      unit,
      promised: limit,
      kept: limit && (isKept(line) ? 'yes' : 'NO'),
    };
  };
  process.stdout.write(`\n${title}\n`);
  // biome-ignore lint/suspicious/noConsole: the table is what a benchmark is for
  console.table(Object.fromEntries(lines.map((line) => [line[0], row(line)])));
  return lines.filter((line) => !isKept(line)).map(([what]) => what);
}
