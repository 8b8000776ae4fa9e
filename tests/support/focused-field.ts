import type { Page } from '@playwright/test';

const FIELD_TIMEOUT_MS = 30_000;
/** A form that has just opened may move the focus once more. */
const SETTLED_MS = 60;
/** Spans of rich text, cells of tables and members of lists of texts are edited in the field that contains them. */
const WITHIN_FIELD =
  /(\[_key=="[^"]*"\]\.children\[_key=="[^"]*"\]\.text|\[_key=="[^"]*"\]\.cells\[\d+\]|\[\d+\])$/;

/**
 * Waits until the focus in Studio's form is in a field, and stays there. A block within rich text is edited in a dialog,
 * whose heading Studio focuses; there the field only has to be shown.
 * @param path of the field, as Studio writes it
 * @param value of the focused input; undefined where the form shows the value in another way
 * @returns what has the focus instead; undefined if the field has it
 */
export async function otherThanFocused(
  editor: Page,
  path: string,
  value: string | undefined,
): Promise<string | undefined> {
  const expected = { field: `field-${path.replace(WITHIN_FIELD, '')}`, value };
  const isFocused = ({ field, value: text }: typeof expected) => {
    const focused = document.activeElement;
    const isDialog = focused?.matches('[data-testid="breadcrumb-item-text"]') ?? false;
    const selector = `[data-testid=${CSS.escape(field)}] :is(input, textarea)`;
    const active = isDialog ? document.querySelector(selector) : focused;
    const holder = active?.closest('[data-testid^="field-"]');
    const isReady = document.querySelector('[data-testid="form-view"]:not([data-read-only])') !== null;
    if (!isReady || holder?.getAttribute('data-testid') !== field) return false;
    return text === undefined || (active !== null && 'value' in active && active.value === text);
  };
  try {
    await editor.waitForFunction(isFocused, expected, { timeout: FIELD_TIMEOUT_MS });
    await editor.waitForTimeout(SETTLED_MS);
    await editor.waitForFunction(isFocused, expected, { timeout: FIELD_TIMEOUT_MS });
    return undefined;
  } catch {
    return editor.evaluate(() => {
      const active = document.activeElement;
      const holder = active?.closest('[data-testid^="field-"]');
      const text = active && 'value' in active ? active.value : active?.textContent;
      return `${holder?.getAttribute('data-testid') ?? 'no field'} (“${String(text).slice(0, 60)}”)`;
    });
  }
}
