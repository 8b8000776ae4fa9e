import Clarity from '@microsoft/clarity';
import { consentRules } from '../consent/consent-rules';
import { sessionAttribute } from './session-script';

type Vendor = ((...call: unknown[]) => void) & { q?: unknown[]; v?: string; t?: boolean };

declare global {
  interface Window {
    /** The vendor's: until its program has come, a list of calls (`q`); `v` is its version, `t` that its program is on the way. */
    clarity?: Vendor;
  }
}

let state: 'waiting' | 'running' | 'ended' = 'waiting';
let lastPath: string | undefined;

/**
 * Starts Microsoft Clarity at the first call, and says at each which page the visitor is on, by its path: a query may hold
 * what nobody else is to know. Does nothing without consent, for a page that it has just been told of, and in a document in
 * which consent was withdrawn: to be measured again, the visitor opens the next one.
 */
function identifyPage(): void {
  const path = location.pathname;
  const projectId = document
    .querySelector<HTMLElement>(`[${sessionAttribute}]`)
    ?.getAttribute(sessionAttribute);
  if (!projectId || state === 'ended' || !isGranted() || path === lastPath) return;
  if (state === 'waiting') start(projectId);
  lastPath = path;
  Clarity.identify(visitorId(), undefined, path);
}

/** Consent is to session analytics; the vendor also knows one to advertising, which it would otherwise assume. */
function start(projectId: string): void {
  state = 'running';
  Clarity.init(projectId);
  Clarity.consentV2({ ad_Storage: 'denied', analytics_Storage: 'granted' });
  document.addEventListener(consentRules.changeEvent, stopIfWithdrawn);
}

/**
 * A vendor told "denied" while it runs starts anew without cookies, so it is stopped first: what it hears then waits until
 * something starts it. One that is still on its way finds itself already there, and nothing to begin with.
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

identifyPage();
document.addEventListener(consentRules.changeEvent, identifyPage);
// The router has moved to another page.
addEventListener('routechange', identifyPage);

/** One of `consentRules.kept`: it does not outlive the consent. */
const STORAGE_KEY = 'analytics-visitor-id';

/** For this document alone, where storage is blocked. */
let own: string | undefined;

/** A random name for this browser, 128 bits that say nothing of who uses it; made when it is first asked for. */
function visitorId(): string {
  own ??= read() ?? make();
  return own;
}

function read(): string | null {
  try {
    return localStorage.getItem(STORAGE_KEY);
  } catch {
    return null;
  }
}

function make(): string {
  const id = Array.from(crypto.getRandomValues(new Uint32Array(4)), (part) => part.toString(36)).join('-');
  try {
    localStorage.setItem(STORAGE_KEY, id);
  } catch {}
  return id;
}
