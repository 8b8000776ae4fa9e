/** On a button beside a field: by how much a press changes its number. */
const STEP = 'data-step';
/** On such a field: its largest number. */
const MOST = 'data-most';

export const stepsBy = (by: 1 | -1) => ({ [STEP]: by });
export const isStepped = (most: number) => ({ [MOST]: most });

/** Buttons and arrow keys step the number in a field, before React runs and after; a form notices it as typed. */
export function attachSteps(): void {
  const press = ({ target }: Event) => {
    const button = target instanceof Element ? target.closest(`[${STEP}]`) : null;
    const field = button?.parentElement?.querySelector('input');
    if (field) step(field, Number(button?.getAttribute(STEP)));
  };
  const type = (event: KeyboardEvent) => {
    const { target, key } = event;
    const by = { ArrowUp: 1, ArrowDown: -1 }[key];
    if (by === undefined || !(target instanceof HTMLInputElement) || !target.hasAttribute(MOST)) return;
    event.preventDefault();
    step(target, by);
  };
  // Capturing: React stops events in a part of the page that it has not hydrated yet.
  addEventListener('click', press, true);
  addEventListener('keydown', type, true);
}

/** Not below zero; what is not a number counts as zero. */
function step(field: HTMLInputElement, by: number): void {
  const stepped = (Number(field.value) || 0) + by;
  field.value = String(Math.min(Math.max(stepped, 0), Number(field.getAttribute(MOST))));
  field.dispatchEvent(new Event('input', { bubbles: true }));
}
