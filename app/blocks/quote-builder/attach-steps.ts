/** On a button beside a field of users: by how many a press changes them. */
const STEP = 'data-step';
/** On such a field: the most users of a role. */
const MOST = 'data-most';

export const stepsBy = (by: 1 | -1) => ({ [STEP]: by });
export const isStepped = (most: number) => ({ [MOST]: most });

/** Buttons and arrow keys step the number in a field, before React runs and after; a form notices it as typed. */
export function attachSteps(): void {
  addEventListener(
    'click',
    ({ target }) => {
      const button = target instanceof Element ? target.closest(`[${STEP}]`) : null;
      const field = button?.parentElement?.querySelector('input');
      if (field) step(field, Number(button?.getAttribute(STEP)));
    },
    true,
  );
  addEventListener('keydown', (event) => {
    const { target, key } = event;
    const by = { ArrowUp: 1, ArrowDown: -1 }[key];
    if (by === undefined || !(target instanceof HTMLInputElement) || !target.hasAttribute(MOST)) return;
    event.preventDefault();
    step(target, by);
  });
}

/** Not below none; what is not a number counts as none. */
function step(field: HTMLInputElement, by: number): void {
  const stepped = (Number(field.value) || 0) + by;
  field.value = String(Math.min(Math.max(stepped, 0), Number(field.getAttribute(MOST))));
  field.dispatchEvent(new Event('input', { bubbles: true }));
}
