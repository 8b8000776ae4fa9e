import { expect, it } from 'vitest';
import { findBrowser } from './browser';

it('uses the browser that CHROMIUM_PATH names, and no other if that one does not start', async () => {
  await expect(findBrowser('/missing/chromium')).rejects.toThrow(
    /^CHROMIUM_PATH: \/missing\/chromium is not a Chromium that starts here\. .+$/,
  );
});
