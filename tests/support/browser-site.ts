import { startSite } from './start-site';

/**
 * Global setup of the browser tests: a site over a seeded lake for all tests, and a second one with session analytics
 * and its own lake. The tests read their addresses from the environment: `BROWSER_SITE_URL` (also Playwright's
 * `baseURL`), `BROWSER_LAKE_URL`, `BROWSER_LAKE_TOKEN`, `BROWSER_MEASURED_URL`.
 * @returns the global teardown
 */
export default async function browserSite(): Promise<() => Promise<void>> {
  const site = await startSite({ env: { LOG_LEVEL: 'warn' } });
  const measured = await startSite({ env: { LOG_LEVEL: 'warn', CLARITY_PROJECT_ID: 'sample1' } });
  process.env.BROWSER_SITE_URL = site.url;
  process.env.BROWSER_MEASURED_URL = measured.url;
  process.env.BROWSER_LAKE_URL = site.lakeUrl;
  process.env.BROWSER_LAKE_TOKEN = site.lakeToken;
  return async () => {
    const output = [...site.output(), ...measured.output()];
    const complaints = output.filter((line) => /"level":"error"|^site {4}\| \w*Error/.test(line));
    await site.stop();
    await measured.stop();
    for (const line of complaints) console.warn(line);
  };
}
