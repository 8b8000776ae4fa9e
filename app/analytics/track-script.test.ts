// @vitest-environment jsdom
import { brotliCompressSync } from 'node:zlib';
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { scriptSource } from '../html/page-head';
import { type DataLayerEntry, track, tracked } from '../ui/events';
import { trackScript } from './track-script';

const BUDGET_BYTES = 1024;

let received: DataLayerEntry[];
const source = scriptSource([trackScript], tracked('link'));

/** Run as in a page: from its source text, without this module's scope. */
beforeAll(() => new Function(source)());
beforeEach(() => {
  received = [];
  window.dataLayer = { push: (entry) => received.push(entry) };
  document.addEventListener('click', stopNavigation);
});
afterEach(() => {
  delete window.dataLayer;
  delete window.sessionEvents;
  delete window.countedEvents;
  delete document.documentElement.dataset.consent;
  document.body.innerHTML = '';
  document.removeEventListener('click', stopNavigation);
});

const stopNavigation = (event: Event) => event.preventDefault();
/** Of what is in no block of jsdom’s page. */
const place = { page: '/', block: null };
const blocked = () => {
  throw new Error('blocked');
};

/** Clicks on the first element that the selector finds in a page that holds only the markup. */
function click(
  markup: string,
  selector = 'a',
  event = new MouseEvent('click', { bubbles: true, cancelable: true }),
): void {
  document.body.innerHTML = markup;
  document.querySelector(selector)?.dispatchEvent(event);
}

describe('the view of a marked part', () => {
  const view = (markup: string) => {
    document.body.innerHTML = markup;
    document.dispatchEvent(new Event('DOMContentLoaded', { bubbles: true }));
  };

  it('is sent with its heading when the page is there, and never with what was searched for', () => {
    view('<div data-track-view="search_no_result search"><h2>Nothing found</h2><p>my name</p></div>');
    const event = { name: 'search_no_result', label: 'Nothing found', href: null, location: 'search' };
    expect(received).toEqual([{ event: 'search_no_result', ...event, ...place }]);
  });

  it('is sent again when the router has moved to another page', () => {
    document.body.innerHTML = '<p data-track-view="search_result search">3 results for my name</p>';
    window.dispatchEvent(new Event('routechange'));
    expect(received).toMatchObject([{ name: 'search_result', label: '' }]);
  });

  it('is of marked parts only', () => {
    view('<div><h2>None</h2></div>');
    expect(received).toEqual([]);
  });
});

describe('a click on a marked link', () => {
  it('reports its text without the hint after it, and its address as written', () => {
    click(
      '<a href="/forum" data-track="footer_link_click footer">Forum<span> (opens in a new tab)</span></a>',
    );
    const event = { name: 'footer_link_click', label: 'Forum', href: '/forum', location: 'footer' };
    expect(received).toEqual([{ event: event.name, ...event, ...place }]);
  });

  it('has its address without what the visitor may have written', () => {
    click('<a href="/search?q=my+name" data-track="footer_link_click footer">Search</a>');
    click('<main><a href="mailto:a@b.example?body=mine">Mail</a></main>');
    expect(received.map(({ href }) => href)).toEqual(['/search', 'mailto:a@b.example']);
  });

  it('counts on any child element, even if a listener stops the event', () => {
    document.body.addEventListener('click', (event) => event.stopPropagation(), { once: true });
    click('<a href="/" data-track="header_cta_click header"><svg><path/></svg>Go</a>', 'path');
    expect(received).toHaveLength(1);
  });

  it.each([
    [1, 1],
    [2, 0],
  ])('with button %i counts %i times', (button, times) => {
    const event = new MouseEvent('auxclick', { bubbles: true, button });
    click('<a href="/" data-track="footer_link_click footer">Home</a>', 'a', event);
    expect(received).toHaveLength(times);
  });
});

describe('in the content', () => {
  it.each([
    ['<main><a href="/a">A</a></main>', 'a', 'link_click', null],
    ['<main><section data-block="prose"><a href="/a">A</a></section></main>', 'a', 'link_click', 'prose'],
    [
      '<section data-block="endCap"><a href="/a" data-track="cta_click content">A</a></section>',
      'a',
      'cta_click',
      'endCap',
    ],
    [
      '<main><section data-block="quoteBuilder"><button data-track="outline_copy content">A</button></section></main>',
      'button',
      'outline_copy',
      'quoteBuilder',
    ],
  ])('%s', (markup, selector, name, block) => {
    click(markup, selector);
    const href = selector === 'a' ? '/a' : null;
    const event = { name, label: 'A', href, location: 'content', page: '/', block };
    expect(received).toEqual([{ event: name, ...event }]);
    expect(window.countedEvents).toEqual([event]);
  });

  it('a press that waits for React is counted once, though it is repeated', () => {
    click('<main><button data-track="outline_copy content">Copy</button></main>', 'button');
    const button = document.querySelector('button');
    button?.setAttribute('aria-busy', 'true');
    button?.click();
    expect(received).toHaveLength(1);
  });
});

it.each([
  '<a href="/">Home</a>',
  '<a data-track=""></a>',
  // The link that skips the frame looks like a call to action.
  '<a href="#main" data-track="cta_click content">Skip</a>',
  '<main><button>Open</button></main>',
  '<main><a href="/search?q=my+name" data-track="">my name</a></main>',
])('%s is not tracked', (markup) => {
  click(markup, 'a, button');
  expect(received).toEqual([]);
});

it('a sink may throw or be of another type without breaking the page', () => {
  window.dataLayer = { push: blocked };
  expect(() => track('chat_open', 'Chat')).not.toThrow();
  Object.assign(window, { dataLayer: 'mine' });
  expect(() => click('<a href="/" data-track="footer_link_click footer">Home</a>')).not.toThrow();
  Object.defineProperty(window, 'dataLayer', { configurable: true, get: () => undefined });
  expect(() => track('chat_open', 'Chat')).not.toThrow();
});

describe('session analytics', () => {
  it.each(['denied', 'ask', undefined])('receives no event while consent is %s', (consent) => {
    if (consent) document.documentElement.dataset.consent = consent;
    track('chat_open', 'Chat');
    expect(received).toHaveLength(1);
    expect(window.sessionEvents).toBeUndefined();
  });

  it('receives the names of events after consent, even if the sink throws', () => {
    document.documentElement.dataset.consent = 'granted';
    track('chat_open', 'Chat');
    window.dataLayer = { push: blocked };
    click('<a href="/" data-track="footer_link_click footer">Home</a>');
    expect(window.sessionEvents).toEqual(['chat_open', 'footer_link_click']);
  });
});

it('is smaller than a kilobyte, compressed', () => {
  expect(brotliCompressSync(source).length).toBeLessThan(BUDGET_BYTES);
});
