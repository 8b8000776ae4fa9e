import * as z from 'zod';
import { parseJson } from '../protocol/parse-json';
import { PROJECT_ROOT, say } from './bootstrap.mjs';
import { STUDIO_FOLDER } from './build';
import { run } from './processes';

const DAY_MS = 24 * 60 * 60 * 1_000;
/** A new release may itself be bad: it is given this time before it must be installed. */
const GRACE_MS = 7 * DAY_MS;
/** Advisories that cannot concern us, each until a day on which it is looked at again (decision 0120). */
const ACCEPTED = new Map([['GHSA-rxv8-25v2-qmq8', Date.UTC(2027, 5, 30)]]);

const advisorySchema = z.object({ name: z.string(), url: z.string(), range: z.string() });
const reportSchema = z.object({
  vulnerabilities: z.record(z.string(), z.object({ via: z.array(z.union([z.string(), advisorySchema])) })),
});
const timesSchema = z.record(z.string(), z.string());

type Advisory = z.infer<typeof advisorySchema> & {
  /** The first version without it; undefined if there is none. */
  fixedIn: string | undefined;
};

/** The advisories of a report of `npm audit --json`; undefined if it is none, for want of a registry that answers. */
export function readReport(text: string): Advisory[] | undefined {
  const { data } = reportSchema.safeParse(parse(text));
  const advisories = Object.values(data?.vulnerabilities ?? {}).flatMap(({ via }) =>
    via.flatMap((one) => (typeof one === 'string' ? [] : [one])),
  );
  return data && advisories.map((one) => ({ ...one, fixedIn: /<\s*([\w.+-]+)\s*$/.exec(one.range)?.[1] }));
}

/**
 * Whether an advisory's fix should have been installed.
 * @param publishedAt when that version was published, in ms since 1970
 * @param nowMs the time, in ms since 1970
 */
export function isOverdue({ url }: Pick<Advisory, 'url'>, publishedAt: number, nowMs: number): boolean {
  const acceptedUntil = ACCEPTED.get(url.replace(/^.*\//, '')) ?? 0;
  return nowMs > acceptedUntil && nowMs - publishedAt > GRACE_MS;
}

/** EX_UNAVAILABLE in sysexits.h: nothing is known to be wrong, because nothing was looked at. */
const EXIT_UNCHECKED = 69;

/**
 * Looks for packages of the production build with a vulnerability whose fix was published more than a week ago.
 * @returns the exit code: 1 if there are any, 69 if a registry did not answer
 */
export async function audit(): Promise<number> {
  let overdue = 0;
  let unchecked = 0;
  for (const cwd of [PROJECT_ROOT, STUDIO_FOLDER]) {
    const { output } = await run(['npm', 'audit', '--omit=dev', '--json'], { cwd, isQuiet: true });
    const advisories = readReport(output);
    if (!advisories) {
      say('UNCHECKED', `${cwd}: the registry answers no audit`);
      unchecked += 1;
      continue;
    }
    for (const advisory of advisories) {
      const { name, url, range, fixedIn } = advisory;
      const publishedAt = fixedIn === undefined ? undefined : await publicationOf(name, fixedIn);
      const isLate = publishedAt !== undefined && isOverdue(advisory, publishedAt, Date.now());
      say(isLate ? 'OVERDUE' : 'noted', `${name} ${range}: ${url}`);
      overdue += Number(isLate);
    }
  }
  if (overdue > 0) return 1;
  return unchecked > 0 ? EXIT_UNCHECKED : 0;
}

async function publicationOf(name: string, version: string): Promise<number | undefined> {
  const { output } = await run(['npm', 'view', name, 'time', '--json'], { isQuiet: true });
  const time = timesSchema.safeParse(parse(output)).data?.[version];
  return time === undefined ? undefined : Date.parse(time);
}

/** The JSON in npm's output, which may have warnings around it. */
function parse(text: string): unknown {
  return parseJson(text.slice(text.indexOf('{'), text.lastIndexOf('}') + 1));
}
