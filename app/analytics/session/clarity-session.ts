import Clarity from '@microsoft/clarity';
import { consentRules } from '../consent/consent-rules';
import { sessionAttribute } from './session-script';

type Vendor = ((...call: unknown[]) => void) & { q?: unknown[]; v?: string; t?: boolean };

declare global {
  interface Window {
    /** The vendor's: a queue of calls (`q`) until its script has loaded; `v` is its version, `t`: it is loading. */
    clarity?: Vendor;
  }
}

let state: 'waiting' | 'running' | 'ended' = 'waiting';
let lastPage: string | undefined;
const projectId = document.querySelector(`[${sessionAttribute}]`)?.getAttribute(sessionAttribute);

/**
 * Starts Microsoft Clarity at the first call, and reports the visitor's page at each call, by path only: a query may be
 * private. Does nothing without consent, for the page reported last, and in a document in which consent was withdrawn:
 * measuring resumes in the next document.
 */
function identifyPage(): void {
  const { pathname, search } = location;
  const page = pathname + search;
  if (!projectId || state === 'ended' || !isGranted() || page === lastPage) return;
  if (state === 'waiting') start(projectId);
  lastPage = page;
  Clarity.identify(visitorId(), undefined, pathname);
}

/** Visitors consent to session analytics only; by default the vendor would also assume consent to advertising. */
function start(projectId: string): void {
  state = 'running';
  new MutationObserver(moveToEnd).observe(document.head, { childList: true });
  Clarity.init(projectId);
  Clarity.consentV2({ ad_Storage: 'denied', analytics_Storage: 'granted' });
  document.addEventListener(consentRules.changeEvent, stopIfWithdrawn);
  const earlier = Array.isArray(window.sessionEvents) ? window.sessionEvents : [];
  window.sessionEvents = { push: sendEvent };
  earlier.forEach(sendEvent);
}

/** The vendor inserts its scripts between ours. React hydrates a head only if foreign elements are at its end. */
function moveToEnd(changes: MutationRecord[]): void {
  for (const node of changes.flatMap(({ addedNodes }) => Array.from(addedNodes))) {
    const isVendors = node instanceof HTMLScriptElement && new URL(node.src, location.href).origin !== origin;
    if (isVendors && node.nextSibling) document.head.append(node);
  }
}

function sendEvent(name: string): void {
  if (state === 'running') Clarity.event(name);
}

/**
 * A running vendor script that receives "denied" restarts without cookies, so it is stopped first: later calls are then
 * queued until it is started. One that is still loading finds itself marked as loaded, with an empty queue.
 */
function stopIfWithdrawn(): void {
  const vendor = window.clarity;
  if (isGranted() || state !== 'running' || !vendor) return;
  state = 'ended';
  if (vendor.v) vendor('stop');
  else Object.assign(vendor, { q: [], t: true });
  Clarity.consentV2({ ad_Storage: 'denied', analytics_Storage: 'denied' });
}

function isGranted(): boolean {
  return document.documentElement.dataset.consent === 'granted';
}

/** One of `consentRules.storedNames`: removed with the consent. */
const STORAGE_KEY = 'analytics-visitor-id';

/** Lasts for this document only, where storage is blocked. */
let own: string | undefined;

/** A random id of this browser: 128 bits without personal data, created when first used. */
function visitorId(): string {
  if (own !== undefined) return own;
  own = Array.from(crypto.getRandomValues(new Uint32Array(4)), (part) => part.toString(36)).join('-');
  try {
    own = localStorage.getItem(STORAGE_KEY) ?? own;
    localStorage.setItem(STORAGE_KEY, own);
  } catch {}
  return own;
}

identifyPage();
document.addEventListener(consentRules.changeEvent, identifyPage);
// The router has moved to another page.
addEventListener('routechange', identifyPage);
// Back from the back/forward cache.
addEventListener('pageshow', ({ persisted }) => {
  if (!persisted) return;
  lastPage = undefined;
  identifyPage();
});
