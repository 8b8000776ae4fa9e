import { startSite } from './start-site';

/**
 * Global setup of the browser tests: a site over a seeded lake. The tests read its address from the environment:
 * `BROWSER_SITE_URL`, also Playwright's `baseURL`.
 * @returns the global teardown
 */
export default async function browserSite(): Promise<() => Promise<void>> {
  const site = await startSite({ env: { LOG_LEVEL: 'warn' } });
  process.env.BROWSER_SITE_URL = site.url;
  return async () => {
    const complaints = site.output().filter((line) => /"level":"error"|^site {4}\| \w*Error/.test(line));
    await site.stop();
    for (const line of complaints) console.warn(line);
  };
}
