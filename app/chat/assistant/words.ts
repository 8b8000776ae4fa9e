import { stemmer } from 'stemmer';

/** Words of courtesy and haste: they say nothing about what is asked. */
const NOISE = new Set(
  `actually again also anyway asap btw cheers course dear fine folks good great guys hello hey hi hiya just kindly lol
   maybe mate morning afternoon evening nice now ok okay please pls plz possibly question quick quickly really right
   sorry thank thanks thx ta wondering well yeah yes yo curious basically currently honestly still ever even already
   today exactly bit lot thing things stuff kind sort sir madam nr no.`.split(/\s+/),
);
/** Words that many questions share; they tell two questions apart only if nothing else does. */
const COMMON =
  `a about all am an and any anyone anything are as at be been before being but by can cannot could do does doing done
   each else every for from get gets getting give given go goes going got had has have having he her him his how i if
   im in into is it its know let like look looking made make many may me mean might more most much must my need needed
   needs no not of off on one only or other our out over own per possible put run say see seen shall she should so
   some someone something take takes tell than that the their them then there these they this those through to too up
   us use used uses using very want wants was way we were what when where which while who whom whose why will with
   within without would you your company companies business businesses firm firms organisation team people person
   product platform software system tool app solution service website site erp program offer provide available
   explain describe does information info details detail understand find interested allow help available able
   include included includes included come comes work works working start started set different between kinds types
   first number time long far soon possible real
   old new good happen happens accept accepts accepted handle handles handling deal deals manage operate operates suitable
   fit fits ideal right require requires required send sent give provide provides guarantee guaranteed calculate
   restrict apply buy try tried later per month months monthly year years yearly annual
   annually week weeks day days rough roughly approximate approximately average typical typically usual usually normally
   urgent urgently link page till until after before during staff period option options type types state large big
   bigger medium example possible able case cases main another others both few several various
   general specific simple simply easy easily quick fast best better more less least enough full whole part parts way
   ways keep choose chosen pick learn read ask asked asking answer tell told talk
   speak discuss meet visit next last once future past connect use useful worth
   someone somebody everyone everybody anybody vs versus
   away name names duration timeframe opportunities opportunity suit suits qualify foreign forgot forgotten`.split(
    /\s+/,
  );
/** Names of countries in English, those of two or more words included. */
const COUNTRY = countryNames();

function countryNames(): RegExp {
  const names = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' });
  const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];
  const codes = letters.flatMap((first) => letters.map((second) => first + second));
  const found = codes.flatMap((code) => names.of(code) ?? []).map((name) => name.toLowerCase());
  const plain = found.filter((name) => /^[a-z][a-z ]+$/.test(name) && name !== 'unknown region');
  return new RegExp(
    `\\b(?:${[...plain, 'usa', 'uk', 'england', 'scotland', 'europe', 'eu'].join('|')})\\b`,
    'g',
  );
}

/** Spellings and phrases, each with the word of the site for the same. */
const PHRASES: [RegExp, string][] = [
  [/\bhw\b/g, 'how'],
  [/\bwh?at?s\b/g, 'what is'],
  [/\bmutch\b/g, 'much'],
  [/\b(?:(?:can|could|would|will) you )?(?:tell|give|send|show|explain)(?: to)? (?:me|us)\b/g, ''],
  [/\bhow (?:much|expensive)\b/g, 'price'],
  [/\b(?:log|sign)(?:ging|ing)?[ -]?(?:in|on|into)\b/g, 'login'],
  [/\b(?:get|getting|be|stay) in touch\b|\breach out\b/g, 'contact'],
  [
    /\b(?:speak|talk|chat|call|connect|transfer)(?:ing)?\b.{0,20}\b(?:person|human|someone|somebody|agent|sales|team|representative)\b/g,
    'contact',
  ],
  [
    /\b(?:set|setting)(?: it| this| everything)?[ -]up\b|\bsetup\b|\broll(?:ing)?[ -]?out\b|\bgo(?:ing)?[ -]live\b|\bon-?board(?:ing)?\b/g,
    'implement',
  ],
  [
    /\b(?:\d+|two|three|four|five|several|multiple|many|different|more than one) (?:compan(?:y|ies)|entit(?:y|ies)|subsidiar(?:y|ies))\b/g,
    'entity',
  ],
  [/\bmy account\b/g, 'login'],
  [/\be-?mails?(?: add?ress(?:es)?)?\b/g, 'email'],
  [/\bcash[ -]flow\b/g, 'cashflow'],
  [/\bopen (?:positions?|roles?|jobs?)\b/g, 'hire'],
  [/\b24 ?[/x] ?7\b/g, 'support fast'],
  [/\bur\b/g, 'your'],
  [/\bu\b/g, 'you'],
  [/\br\b/g, 'are'],
  [/\bhead ?(?:office|quarters?)\b/g, 'office'],
  // “Do you support VAT?” asks for a feature, not for the support team.
  [/\b(?:do|does|can|will) (?:you|it|the \w+|{product}) (?:also )?support(?= \w)/g, 'do you have'],
  [/\bwat\b|\bwht\b/g, 'what'],
];
const SYNONYMS = [
  'price cost fee tariff pricing priced pricelist rates charge expensive cheap affordable',
  'quote quotation estimate',
  'migrate migration import switch move transfer convert',
  'trial freetrial',
  'demo demonstration walkthrough',
  'reply respond response answer',
  'implement implementation deployment deploy installation install',
  'uptime availability downtime outage reliable reliability sla',
  'support helpdesk ticket',
  'user seat licence license',
  'industry sector vertical branch',
  'telephone telefone phone fone ring',
  'job vacancy career careers recruit recruiting recruitment employ employment hiring hire',
  'tax vat gst',
  'secure security safe safety hacked breach',
  'train training course courses tutorial tutorials lessons onboarding teach',
  'partner reseller resell affiliate',
  'order sales',
  'stock inventory',
  'invoice billing bill',
  'buy purchase procurement purchasing',
  'supplier vendor',
  'country abroad international internationally worldwide global',
  'office location headquarters headquarter hq city',
  'currency currencies fx',
  'role permission permissions',
  'minimum min smallest',
  'payment paypal card visa mastercard',
].map((line) => line.split(' '));
const SAME: ReadonlyMap<string, string> = new Map(
  SYNONYMS.flatMap(([kept = '', ...others]) => others.map((word) => [stemmer(word), stemmer(kept)] as const)),
);
/** Words that visitors use for those of the site. */
export const synonyms: readonly string[] = SYNONYMS.flat();

/** The words of a text in lower case, without accents, numbers and words of courtesy; known phrases are one word. */
export function plainWords(text: string): string[] {
  let plain = text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[\u2019`]/g, "'");
  plain = plain.replace(/\b(?:can't|cant)\b/g, 'can not').replace(/n't\b/g, ' not');
  plain = plain.replace(/'(?:s|re|ve|ll|d|m)\b/g, '').replace(COUNTRY, 'country');
  for (const [phrase, word] of PHRASES) plain = plain.replace(phrase, word);
  const words = plain.split(/[^\p{L}\p{N}]+/u);
  return words.filter((word) => word !== '' && !/^\d+$/.test(word) && !NOISE.has(word));
}

/** What a word is compared by: its stem, or that of the word that the site uses for the same. */
export function stemOf(word: string): string {
  const stem = stemmer(word);
  return SAME.get(stem) ?? stem;
}

/** The words of a text as the assistant compares them. */
export const wordsOf = (text: string): string[] => plainWords(text).map(stemOf);

/** Stems of words that many questions share. */
export const commonStems: ReadonlySet<string> = new Set(COMMON.map((word) => stemmer(word)));
export const commonWords: readonly string[] = COMMON;
