import { startSite } from './start-site';

/**
 * Before the browser tests: one site over one seeded lake for all of them, and another that has session analytics, with a lake
 * of its own. Where they are, the tests read from the environment: `BROWSER_SITE_URL` (also Playwright's `baseURL`),
 * `BROWSER_LAKE_URL`, `BROWSER_LAKE_TOKEN`, `BROWSER_MEASURED_URL`.
 * @returns what Playwright calls after the last test
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
