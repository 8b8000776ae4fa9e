import { embed } from './embed.mjs';

/** Ends every announcement, so that no visitor takes invented news for fact. */
export const sampleNews = embed.note(
  'Sample announcement',
  'Written to show how news looks on this site. Replace it before a real launch.',
);
