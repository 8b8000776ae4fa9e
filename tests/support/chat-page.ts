import { expect, type Page, type Route } from '@playwright/test';
import { content } from './content';
import { texts } from './site-texts';

/** The chat of a page, by role and name. */
export function chatPage(page: Page) {
  const panel = page.getByRole('dialog', { name: content.chat.title });
  return {
    panel,
    launcher: page.getByRole('button', { name: content.chat.title, exact: true }),
    close: panel.getByRole('button', { name: texts.chat.close }),
    renew: panel.getByRole('button', { name: texts.chat.restart }),
    log: panel.getByRole('log', { name: texts.chat.log }),
    input: panel.getByRole('textbox', { name: texts.chat.field }),
    send: panel.getByRole('button', { name: texts.chat.send }),
    typing: panel.getByText(texts.chat.typing),
    messages: panel.getByRole('log').locator('ol > li:has(time)'),
  };
}

/** On phones the launcher steps aside for what a page begins with: scrolls past that. */
export async function uncoverLauncher(page: Page): Promise<void> {
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
  await expect(page.locator('html')).not.toHaveAttribute('data-launcher-aside');
}

/** Opens a page and its chat. */
export async function openChat(page: Page, path = content.pricing.path) {
  await page.goto(path);
  await uncoverLauncher(page);
  const chat = chatPage(page);
  await chat.launcher.click();
  await expect(chat.panel).toBeVisible();
  return chat;
}

export type HeldCall = { message: string; sessionId: string; headers: Record<string, string>; route: Route };

/** Intercepts the page's messages and holds them until the test answers. */
export async function holdCalls(page: Page) {
  const calls: HeldCall[] = [];
  await page.route('**/api/chat', (route) => {
    const { message, sessionId, ...more } = route.request().postDataJSON();
    expect(more).toEqual({ language: content.language });
    calls.push({ message, sessionId, headers: route.request().headers(), route });
  });
  return {
    calls,
    /** Waits for the call with that index. */
    async at(index: number): Promise<HeldCall> {
      await expect.poll(() => calls.length).toBeGreaterThan(index);
      const call = calls[index];
      if (!call) throw new Error(`There is no call ${index}`);
      return call;
    },
    async reply(index: number, output: string) {
      await (await this.at(index)).route.fulfill({ json: { output } });
    },
  };
}
