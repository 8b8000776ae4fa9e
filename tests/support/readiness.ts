import { expect, vi } from 'vitest';

/** How long a test waits for what comes by itself, on a machine that does much else. */
export const SOON = { timeout: 30_000, interval: 50 };

/** What a site says about its content, and the status of that answer. */
export async function readiness({ url }: { url: string }): Promise<Record<string, unknown>> {
  const response = await fetch(`${url}/readyz`);
  return { code: response.status, ...(await response.json()) };
}

/** Resolves when a site follows the live events of its Lake: from then on it keeps what it has read. */
export async function followed(site: { url: string }): Promise<void> {
  await vi.waitFor(async () => expect(await readiness(site)).toMatchObject({ followed: true }), SOON);
}
