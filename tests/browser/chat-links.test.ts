import { holdCalls, openChat } from '../support/chat-page';
import { content } from '../support/content';
import { expect, test } from '../support/site-test';

test('the assistant’s own answer links to its question, which opens, and the chat stays open there', async ({
  page,
}) => {
  const chat = await openChat(page, '/');
  await chat.input.fill(content.chat.suggestions[0] ?? '');
  await chat.send.click();
  const link = chat.messages.last().getByRole('link', { name: content.faq.title, exact: true });
  await expect(link).toBeVisible();
  const answer = (await chat.messages.last().textContent()) ?? '';
  await link.click();
  await expect(page).toHaveURL(new RegExp(`${content.faq.path}#question-.+$`));
  const question = page.locator(`[id="${new URL(page.url()).hash.slice(1)}"]`);
  await expect(question).toBeInViewport();
  await expect(question.getByRole('button')).toHaveAttribute('aria-expanded', 'true');
  const shown = (await question.locator('[data-answer]').innerText()).trim();
  expect(answer).toContain(shown.split('\n')[0]);
  await expect(chat.panel).toBeVisible();
  await expect(chat.messages.last()).toHaveText(answer);
});

test('addresses in a reply become links; nothing else does', async ({ page }) => {
  const held = await holdCalls(page);
  const chat = await openChat(page);
  await chat.input.fill('links');
  await chat.send.click();
  await held.reply(
    0,
    'See [the docs](https://docs.example/a) or /somewhere.\n- **Bold** <a href="/x">x</a> [y](javascript:alert(1))',
  );
  const reply = chat.messages.last();
  await expect(reply.getByRole('link')).toHaveCount(2);
  const other = reply.getByRole('link', { name: 'the docs (docs.example) (opens in a new tab)' });
  await expect(other).toHaveAttribute('rel', 'noopener nofollow');
  await expect(other).toHaveAttribute('target', '_blank');
  await expect(reply.getByRole('link', { name: '/somewhere' })).toHaveAttribute('href', '/somewhere');
  await expect(reply.getByRole('listitem')).toHaveText('Bold <a href="/x">x</a> [y](javascript:alert(1))');
});
