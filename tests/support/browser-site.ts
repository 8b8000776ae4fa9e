import { startSite } from './start-site';

/**
 * Before the browser tests: one site over one seeded lake for all of them. Where they are, the tests read from the
 * environment: `BROWSER_SITE_URL` (also Playwright's `baseURL`), `BROWSER_LAKE_URL`, `BROWSER_LAKE_TOKEN`.
 * @returns what Playwright calls after the last test
 */
export default async function browserSite(): Promise<() => Promise<void>> {
  const site = await startSite({ env: { LOG_LEVEL: 'warn' } });
  process.env.BROWSER_SITE_URL = site.url;
  process.env.BROWSER_LAKE_URL = site.lakeUrl;
  process.env.BROWSER_LAKE_TOKEN = site.lakeToken;
  return async () => {
    const complaints = site.output().filter((line) => /"level":"error"|^site {4}\| \w*Error/.test(line));
    await site.stop();
    for (const line of complaints) console.warn(line);
  };
}
