/** How long work took, in milliseconds. */
export async function timed(work: () => unknown): Promise<number> {
  const startedAtMs = performance.now();
  await work();
  return performance.now() - startedAtMs;
}

/** How long each of several turns of the same work took, one after the other. */
export async function timesOf(times: number, work: (at: number) => unknown): Promise<number[]> {
  const tookMs: number[] = [];
  for (let at = 0; at < times; at += 1) tookMs.push(await timed(() => work(at)));
  return tookMs;
}
