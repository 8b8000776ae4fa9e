/** Id of the template with Remix's output for the browser. */
export const TEMPLATE_ID = 'react';
/** On the root once React has hydrated the page. */
export const HYDRATED = 'data-hydrated';
/** Dispatched on the window after hydration. */
export const HYDRATED_EVENT = 'hydrated';
/** On a group of the header's menu whose panel stays closed although the pointer is over it. */
export const DISMISSED = 'data-dismissed';
/** For a control that needs React as soon as it is focused or pressed; of its presses before that the first is repeated. */
export const needsReact = { 'data-needs-react': '' };
/**
 * For what works without React at first: React starts when it is pointed at, focused or touched; a form also when it
 * comes into view; neither with `Save-Data`.
 */
export const prefetchesReact = { 'data-needs-react': 'soon' };
/** On a block whose program is loaded after React, until it runs; it then dispatches the event of hydration again. */
export const PENDING = 'data-pending';
/** On the chat's form while a reply is awaited. */
export const AWAITS_REPLY = 'data-awaits-reply';
/** For a list of Radix triggers with one open at a time. */
export const oneOpen = { 'data-one-open': '' };

/** Longer than one file takes on the slowest connection. */
const TIMEOUT_MS = 30_000;

type Press = { button: HTMLElement; repeat: () => void; isAnswered: boolean };

/** Presses before hydration. */
let presses: Press[] = [];
let isStarting = false;

/**
 * Starts React, for the whole page and once, when a control that needs it is focused or pressed, and on a page that the
 * router had navigated to, because only the router can handle its history. Until then this opens and closes Radix's
 * panels. After hydration the presses are replayed, so that React has the same state as the page.
 */
export function startReactWhenNeeded(): void {
  addEventListener('click', press, true);
  addEventListener('keydown', pressKey, true);
  addEventListener('focusout', leave, true);
  for (const type of ['pointerdown', 'focusin', 'pointerover']) addEventListener(type, reach, true);
  addEventListener(HYDRATED_EVENT, repeatPresses);
  const instruments = new IntersectionObserver((seen) => {
    if (!savesData() && seen.some(({ isIntersecting }) => isIntersecting)) start();
  });
  for (const form of document.querySelectorAll('form[data-needs-react]')) instruments.observe(form);
  if (history.state) start();
}

export function isHydrated(): boolean {
  return document.documentElement.hasAttribute(HYDRATED);
}

function start(): void {
  if (isStarting) return;
  isStarting = true;
  fetchAndRun().catch((error: unknown) => {
    console.error('React could not be started.', error);
    isStarting = false;
    const failed = presses;
    presses = presses.filter(({ isAnswered }) => isAnswered);
    failed.find(({ button }) => button instanceof HTMLAnchorElement)?.repeat();
    for (const { button } of failed) button.removeAttribute('aria-busy');
  });
}

/** Browsers cache the failure of a module. A plain fetch can be retried, and fills the same HTTP cache. */
async function fetchAndRun(): Promise<void> {
  const template = document.getElementById(TEMPLATE_ID);
  // In previews and in development React starts with the page.
  if (!(template instanceof HTMLTemplateElement)) return;
  const files = Array.from(template.content.querySelectorAll('link'), (link) => link.getAttribute('href'));
  await Promise.all(files.map((path) => fetchFile(path ?? '')));
  document.body.append(template.content.cloneNode(true));
}

async function fetchFile(path: string): Promise<void> {
  const response = await fetch(path, { signal: AbortSignal.timeout(TIMEOUT_MS) });
  await response.arrayBuffer();
  if (!response.ok) throw new Error(`${path} is answered with ${response.status}`);
}

function reach({ target, type }: Event): void {
  const found = target instanceof Element && target.closest('[data-needs-react]');
  if (!found) return;
  const isSoon = found.matches('[data-needs-react="soon"]');
  if (isSoon ? !savesData() : type !== 'pointerover') start();
}

const savesData = () => 'connection' in navigator && Object(navigator.connection).saveData === true;

function press(event: MouseEvent): void {
  const target = event.target instanceof Element ? event.target : null;
  if (!isHydrated() && target?.closest('header nav [role="group"] a')) dismiss();
  const button =
    target?.closest<HTMLElement>('button:is([data-state], [data-needs-react=""])') ?? heldLink(event);
  if (!button || (isHydrated() && !isPending(button))) return;
  // React would handle it as well if it is about to hydrate the page.
  event.stopImmediatePropagation();
  const isAnswered = button.hasAttribute('data-state');
  if (button.matches('[data-needs-react=""]')) start();
  if (isAnswered && isHeldOpen(button)) return;
  if (isAnswered) toggle(button);
  else if (presses.some((earlier) => earlier.button === button)) return;
  else button.setAttribute('aria-busy', 'true');
  presses.push({ button, isAnswered, repeat: () => button.click() });
}

/**
 * A link that is followed while the chat awaits a reply and React is on its way waits for the router, which leaves chat and
 * call as they are.
 */
function heldLink(event: MouseEvent): HTMLElement | null {
  const { target, ctrlKey, metaKey, shiftKey } = event;
  if (!isStarting || isHydrated() || ctrlKey || metaKey || shiftKey) return null;
  const link = target instanceof Element ? target.closest<HTMLElement>('a[href^="/"]:not([target])') : null;
  if (!link || !document.querySelector(`[${AWAITS_REPLY}]`)) return null;
  event.preventDefault();
  return link;
}

function pressKey(event: KeyboardEvent): void {
  const { target, key } = event;
  if (isHydrated() || !(target instanceof HTMLElement)) return;
  if (key === 'Escape') dismiss();
  if (!target.matches('button[data-state]') || !/^(Arrow|Home|End)/.test(key)) return;
  event.preventDefault();
  start();
  const repeated = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true });
  presses.push({ button: target, isAnswered: true, repeat: () => target.dispatchEvent(repeated) });
}

async function repeatPresses(): Promise<void> {
  const ready = presses.filter(({ button }) => !isPending(button));
  presses = presses.filter(({ button }) => isPending(button));
  for (const { button, repeat } of ready) {
    // `trackScript` does not count the press of a busy control again.
    repeat();
    button.removeAttribute('aria-busy');
    // React renders before the next one: two presses of one button open and close.
    await undefined;
  }
}

const isPending = (button: Element) => button.closest(`[${PENDING}]`) !== null;

/** As Radix does, without its animations. */
function toggle(trigger: Element): void {
  const isOpen = trigger.getAttribute('aria-expanded') !== 'true';
  const open = trigger.closest('[data-one-open]')?.querySelectorAll('[aria-expanded="true"]') ?? [];
  for (const other of open) show(other, false);
  show(trigger, isOpen);
}

function show(trigger: Element, isOpen: boolean): void {
  const panel = panelOf(trigger);
  trigger.setAttribute('aria-expanded', String(isOpen));
  if (isOpen) trigger.setAttribute('aria-controls', panel?.id ?? '');
  else trigger.removeAttribute('aria-controls');
  for (const part of [trigger, panel]) part?.setAttribute('data-state', isOpen ? 'open' : 'closed');
}

/** After the heading or cell with the trigger: Radix sets `aria-controls` only while the panel is open. */
function panelOf(trigger: Element): Element | null {
  return trigger.parentElement?.nextElementSibling ?? null;
}

/** Whether hover keeps a panel of the menu open; React will detect this. */
function isHeldOpen(trigger: Element): boolean {
  const panel = trigger.matches('header nav li:hover *') ? panelOf(trigger) : null;
  const isOpen = trigger.getAttribute('aria-expanded') === 'true';
  return panel !== null && !isOpen && getComputedStyle(panel).display !== 'none';
}

/** The focus that leaves a group of the header's menu closes its panel, as React does. */
function leave({ target, relatedTarget }: FocusEvent): void {
  const group = target instanceof Element ? target.closest('header nav li:has([role="group"])') : null;
  if (isHydrated() || !(relatedTarget instanceof Node) || group?.contains(relatedTarget)) return;
  group?.querySelector<HTMLElement>('button[aria-expanded="true"]')?.click();
}

/** Escape, and the choice of an item, close the header's panel, opened by a press or by hover. */
function dismiss(): void {
  const open = document.querySelector<HTMLElement>('header nav button[aria-expanded="true"]');
  open?.click();
  open?.focus();
  const group = document.querySelector('header nav li:hover');
  group?.setAttribute(DISMISSED, '');
  group?.addEventListener('pointerleave', () => group.removeAttribute(DISMISSED), { once: true });
}
