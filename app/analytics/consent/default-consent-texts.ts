import type { ConsentTexts } from '../../content/content-types';

/** Shown where a dataset has no texts of its own for consent. */
export const defaultConsentTexts = {
  title: 'May we measure how this site is used?',
  text: 'With your consent, Microsoft Clarity records visits without names, so that we can see which pages help. Nothing is loaded before you agree.',
  acceptLabel: 'Accept',
  rejectLabel: 'Reject',
  cookiesLink: { label: 'What is stored', href: '/{product}-rights/cookies', newTab: null },
  settingsLabel: 'Cookie settings',
  acceptedText: 'You have agreed to session analytics. You can change this at any time.',
  rejectedText: 'You have not agreed to session analytics. You can change this at any time.',
  signalText: 'Your browser asks websites not to track you. We take that as a no, and load nothing.',
} satisfies ConsentTexts;
