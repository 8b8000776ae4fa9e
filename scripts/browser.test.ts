import { expect, it } from 'vitest';
import { findBrowser } from './browser';

it('the browser is the one that CHROMIUM_PATH names, and no other when that does not start', async () => {
  await expect(findBrowser('/missing/chromium')).rejects.toThrow(
    /^CHROMIUM_PATH: \/missing\/chromium is not a Chromium that starts here\. .+$/,
  );
});
