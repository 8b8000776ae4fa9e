/** Words that say how something is asked, not what about. */
const FILLER = new Set(
  `a about an and any are as at be been but by can companies company could did do does each for from get give has have hello hey hi how i if in
   into is it its let like many may me might more much must my need of on one or our out please see shall should show so some tell
   than thank thanks that the their them then there these they this to up us use want was way we were what when where which
   who why will with work would yes you your`.split(/\s+/),
);
/** What visitors say for what the site calls otherwise. */
const SAME_AS = [
  ['cheap', 'price'],
  ['expensive', 'price'],
  ['fee', 'price'],
  ['quotation', 'quote'],
  ['import', 'migrate'],
  ['switch', 'migrate'],
  ['move', 'migrate'],
  ['try', 'trial'],
  ['demonstration', 'demo'],
  ['respond', 'reply'],
  ['response', 'reply'],
  ['answer', 'reply'],
  ['setup', 'implement'],
  ['rollout', 'implement'],
  ['availability', 'uptime'],
  ['downtime', 'uptime'],
  ['helpdesk', 'support'],
  ['seat', 'user'],
  ['licence', 'user'],
  ['license', 'user'],
  ['sector', 'industry'],
] as const;
const ENDINGS = /(?:ations?|ings?|ments?|ers?|ed|es|ies|s|e|y)$/;
const SHORTEST_STEM = 3;

const sameStem = new Map(SAME_AS.map(([said, meant]) => [stem(said), stem(meant)]));

/**
 * A word as the search compares it: lower case, without accents and endings, so that “pricing” meets “price”.
 * @returns null for words that carry no content of their own
 */
export function contentWord(word: string): string | null {
  const plain = word.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
  if (plain === '' || FILLER.has(plain)) return null;
  const found = stem(plain);
  return sameStem.get(found) ?? found;
}

function stem(word: string): string {
  const shorter = word.replace(ENDINGS, '');
  return shorter.length >= SHORTEST_STEM ? shorter : word;
}
