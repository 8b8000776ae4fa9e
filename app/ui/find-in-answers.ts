import { HYDRATED_EVENT, isHydrated, TEMPLATE_ID } from './hydration/start-react';

/** On an answer, whose `data-state` Radix sets. */
export const ANSWER = 'data-answer';
/** As long as the closing animation of `answer`. */
const CLOSING_MS = 240;

/**
 * Sets `hidden="until-found"` on closed answers, which React 18 cannot print, where browsers support it, and opens an
 * answer in which the browser's search has found text.
 */
export function findInAnswers(): void {
  if (!('onbeforematch' in document.documentElement)) return;
  // React warns of an attribute that it did not print if it starts with the page: in previews and in development.
  const startsWithPage = document.getElementById(TEMPLATE_ID) === null && !isHydrated();
  if (startsWithPage) addEventListener(HYDRATED_EVENT, hide);
  else hide();
  const follow = () => {
    for (const answer of document.querySelectorAll(`[${ANSWER}][data-state="open"]`))
      answer.removeAttribute('hidden');
    setTimeout(hide, CLOSING_MS);
  };
  // After the press has been handled and the state changed.
  for (const type of ['click', 'keyup', 'routechange'])
    addEventListener(type, () => setTimeout(follow), true);
  addEventListener('beforematch', ({ target }) => {
    if (!(target instanceof Element) || !target.matches(`[${ANSWER}]`)) return;
    target.previousElementSibling?.querySelector('button')?.click();
  });
}

function hide(): void {
  for (const answer of document.querySelectorAll(`[${ANSWER}][data-state="closed"]:not([hidden])`)) {
    answer.setAttribute('hidden', 'until-found');
  }
}

/** Opens the question that the address names, as the results of a search do. */
export function openLinkedAnswer(): void {
  const open = () => {
    const question = document.getElementById(location.hash.slice(1));
    const answer = question?.querySelector(`:scope > [${ANSWER}][data-state="closed"]`);
    answer?.previousElementSibling?.querySelector('button')?.click();
  };
  open();
  for (const type of ['hashchange', 'routechange']) addEventListener(type, open);
}
