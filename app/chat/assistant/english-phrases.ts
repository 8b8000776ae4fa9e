/** Phrases of English: what they mean for the assistant. Replaced in another language, as the words of `english.ts`. */

/** Accounting tools that customers come from. Named without a word for moving, they are other products. */
const TOOLS = 'quickbooks|xero|sage|freshbooks|myob|tally|datev';
const SYSTEMS =
  'sap|netsuite|net suite|oracle|odoo|(?:ms |microsoft )?dynamics|microsoft|acumatica|infor|epicor|syspro|erpnext|workday|intacct|salesforce|hubspot|zoho|monday\\.com';
const LEFT = `${TOOLS}|${SYSTEMS}|excel|spreadsheets?|google sheets`;

const MOVE =
  '(?:migrat\\w*|import\\w*|switch\\w*|mov(?:e|ing)|transfer\\w*|convert\\w*|com(?:e|ing) from|replac\\w*|leav\\w*|take over|bring\\w*|currently|outgr\\w+|upgrad\\w*)';
/** Leaves one of them. */
export const MOVING = new RegExp(
  `\\b(?:${MOVE}\\b.{0,30}\\b(?:${LEFT})|(?:${LEFT})\\b.{0,45}\\b${MOVE})\\b`,
  'gi',
);

/** Terms of several words that mean something else than these do, so that they are one word. */
const TERMS = `
  absence management; advance shipping notice; annual report; anti money laundering; app store; asset
  register; attendance tracking; bank feed; bank import; bank loan; bank statement; bill of lading; bill of
  materials; break even; business card; business case; business loan; business plan; call centre; capacity
  planning; capital gain; cash drawer; cash pooling; cash register; commission calculation; company car;
  company registration; container tracking; contract management; contract template; cost center; cost
  centre; credit check; credit insurance; credit limit; credit rating; credit score; customer loyalty;
  customs declaration; cycle count; data lake; data mining; data model; data protection officer; data
  science; data warehouse; debt collection; delivery driver; delivery route; demand planning; digital
  signature; discount code; document management; document storage; drop shipping; electronic signature;
  email marketing; employee portal; event planning; expense app; expense claim; expense report; export
  licence; field service; financial planning; fixed asset; fleet management; food safety; fraud detection;
  fuel card; gift card; health and safety; hedge accounting; holiday booking; holiday tracking; human
  resource; import duty; insurance claim; insurance quote; investment advice; invoice factoring; invoice
  financing; invoice template; job board; job description; job scheduling; joint venture; know your
  customer; landed cost; lead generation; lead management; lead tracking; lease accounting; leave
  management; leave request; legal advice; letter of credit; loan management; low code; machine learning;
  machine maintenance; mail merge; making tax digital; market research; market share; market size; material
  planning; meeting room; minimum wage; natural language; net worth; no code; online banking; open source;
  parcel tracking; payment gateway; payment link; payment plan; payment reminder; payment run; payment
  terminal; pension fund; performance review; petty cash; phone system; point of sale; preventive
  maintenance; price comparison; production planning; production scheduling; profit sharing; programming
  language; project template; purchase card; quality control; quality inspection; quality management;
  recruitment management; request for proposal; request for quotation; return label; revenue recognition;
  risk management; route planning; safety stock; sales commission; sales forecast; sales funnel; sales lead;
  sales pipeline; sales rep; sales target; scenario planning; serial number; service contract; share
  capital; share option; share register; shift planning; shipping carrier; shipping label; shipping rate;
  shop floor; shopping cart; social media; staff rota; stock broker; stock option; stock photo; stock
  trading; subscription billing; supplier portal; supply chain finance; task management; tax advice; tax
  refund; tax return; text message; time clock; trade fair; trade finance; trade show; trading account;
  transfer pricing; travel booking; travel expense; vehicle tracking; vendor portal; video call; voice
  picking; wave picking; web shop; website builder; work order; work permit; workflow designer; working capital`;
export const TERM = new RegExp(
  `\\b(?:${TERMS.trim().replace(/;\s+/g, '|').replace(/\s+/g, '[ -]')})s?\\b`,
  'g',
);

/** Phrases, each with the words of the site for the same; `$1` and so on as in `String.replace`. */
export const PHRASES: readonly (readonly [RegExp, string])[] = [
  [/(?<!how )\bmany\b/g, 'several'],
  [/\bhow (?:much (?:time|long)|many (?:hours|days|weeks|months))\b/g, 'how long'],
  [/\be-?invoic\w*/g, 'einvoicing'],
  [/\binvest(?:ment|or)s? (?:firms?|compan\w+|funds?|banks?)\b/g, 'investmentfirm'],
  [/\binternational(?:ly)?\b/g, 'country'],
  [/\bup[ -]time\b/g, 'uptime'],
  [/\bt ?& ?cs?\b/g, 'terms'],
  [
    /\b(?:mobile|cell|contact|customer care|customer service|toll[ -]?free|whatsapp) (?:numbers?|nos?)\b/g,
    'phone',
  ],
  [/\b(?:e-?)?mail ids?\b/g, 'email'],
  [/\bcustomer (?:service|care)\b/g, 'customer support'],
  [/\bpersonal (?:data|information|details)\b/g, 'privacy'],
  [
    /\b(?:own|owns|owner of)\b.{0,15}\b(?:data|records)\b|\bwhose (?:data|records)\b|\brecords remain\b/g,
    'dataownership',
  ],
  [/\btrack(?:s|ed|ing)? (?:me|us|visitors)\b/g, 'privacy'],
  [
    /\b(?:cloud(?:[ -]based)?|saas|hosted|web[ -]based) or (?:on[ -]?prem\w*|installed)|\bon[ -]?prem\w* or (?:in the |a )?(?:cloud|saas|hosted)/g,
    'cloudhosted',
  ],
  [/\b(?:(?:can|could|would|will) you )?(?:tell|give|send|explain)(?: to)? (?:me|us)(?: about)?\b/g, ''],
  [
    /\bhow (?:expensive|pricey|costly)\b|\bhow much(?! (?:training|stock|inventory|data|support|effort|work|money)\b)/g,
    'price',
  ],
  [/\bsingle sign[ -]?on\b/g, 'singlesignon'],
  [/\b(?:log|sign)(?:ging|ing|s)?[ -]?(?:in|on|into|up)\b|\b(?:an|my|our|your|user) account\b/g, 'login'],
  [/\b(?:get|getting|be|stay) in touch\b|\breach out\b/g, 'contact'],
  [
    /\b(?:speak|talk|chat|call|connect|transfer|reach|hold of)(?:ing)?\b.{0,20}\b(?:person|human|someone|somebody|agent|sales|team|representatives?|people|rep|salesperson|operator|consultants?|advis[eo]r|experts?|specialist)\b/g,
    'contact',
  ],
  [
    /\b(?:set|setting)(?: it| this| everything)?[ -]up\b|\bsetup\b|\broll(?:ing)?[ -]?out\b|\bgo(?:ing)?[ -]live\b|\bgo-live\b|\b(?:be|are|is) live\b|\bup and running\b|\bon-?board(?:ing)?\b/g,
    'implement',
  ],
  [
    /\b(?:\d+|two|three|four|five|several|multiple|many|different|more than one)(?: legal| group| sister)? (?:compan(?:y|ies)|entit(?:y|ies)|subsidiar(?:y|ies)|business(?:es)?)\b/g,
    'entity',
  ],
  [
    /\b(?:we are|only|just)(?: about| only| just)* (?:\d|one|two|three|four|five|six|seven|eight|nine) (?:people|persons?|users?|employees|of us)\b/g,
    'fewpeople',
  ],
  [/\b(?:paid (?:time off|leave)|pto|annual leave)\b/g, 'paidleave'],
  [MOVING, 'migrate'],
  [/\b(?:bring|carry|take|copy)(?:ing)? (?:over|across)\b/g, 'migrate'],
  [/\bbook(?:ing|ed)?[ -]in\b/g, 'receive'],
  [/\bwr(?:ite|itten|iting|ote)[ -]?offs?\b/g, 'writeoff'],
  [/\b(?:ip|network) address(?:es)?\b/g, 'networkaddress'],
  [/\b(?:buy|sell|own)(?:ing)? (?:\w+ )?shares\b/g, 'shareholding'],
  [/\byou (?:also )?offer\b/g, 'you have'],
  [/\bin (?:one|a|1) (?:line|sentence|word|nutshell)\b/g, ''],
  [/\binstal+ments?\b/g, 'partpayment'],
  [/^we (?:make|manufacture|produce|assemble)\b(?![^.,;?!]*\b(?:oil|gas)\b)[^.,;?!]*/g, 'we manufacture'],
  [/\b(?:which|what) (?:country|city|town) (?:are|is) .{0,25}\b(?:based|located|from)\b/g, 'where office'],
  [/\bhead quarters?\b/g, 'headquarters'],
  [/\bmulti[ -]?(?:company|entity)\b/g, 'entity'],
  [/\bput(?:s|ting)?[ -]?away\b/g, 'putaway'],
  [/\be-?learning\b/g, 'learning'],
  [/\b(?:fil\w+|submit\w*) (?:\w+ ){0,3}(?:tax|vat|returns?)\b/g, 'taxfiling'],
  [/\bcosts? of (?:a |the |each )?(?:goods sold|sales?)\b|\bcogs\b/g, 'costofsale'],
  [
    /\b(?:who|customers?|clients?)(?: still)? (?:owes?|ows|has not paid|have not paid|not paid)(?: (?:us|me))?\b/g,
    'receivable',
  ],
  [/\b(?:who|whom|what) (?:do )?(?:we|i) owe\b/g, 'payable'],
  [/\bend(?:s|ing)? (?:the|this|our|my) (?:agreement|contract)\b/g, 'cancel contract'],
  [/\breport(?:ing)? (?:it|an?|the|this)\b/g, 'notify'],
  // A method of valuing, unlike what something costs.
  [/\bcosting\b|\bcost methods?\b/g, 'costmethod'],
  [/\bdo you (?:bill|charge|invoice)\b/g, 'price'],
  [/\bsupported\b/g, 'included'],
  [/\bfree trail\b/g, 'free trial'],
  [/\b(?:a|good) books?\b/g, 'novel'],
  [/\bjoin(?:ing)? (?:your|the) (?:team|company)\b/g, 'hire'],
  // “Weight” and “book” ask for something else.
  [/\bweighted\b/g, 'weightedcost'],
  [/\b(?:our|the|my) books\b/g, 'bookkeeping'],
  [/\b(?:e-?)?mails?(?: add?ress(?:es)?)?\b/g, 'email'],
  [/\bcash[ -]flow\b/g, 'cashflow'],
  [
    /\bopen (?:positions?|roles?|jobs?)\b|\bjob openings?\b|\bwork (?:for|at|with) (?:you|{product})\b/g,
    'hire',
  ],
  [/\b24 ?[/x] ?7\b/g, 'support fast'],
  [/\btime[ -]?(?:track\w*|sheets?|record\w*)\b/g, 'timesheets'],
  [/\baccountants?\b/g, 'accountancy'],
  // Asks about the company, not about what the product does with them.
  [
    /\byour (?:\w+ )?(customers?|clients?|suppliers?|competitors?|budget|profits?|margins?|cash|revenue|turnover|auditors?|bank|warehouses?(?! (?:module|management|software|system|features?|reports?)))\b/g,
    'your own$1',
  ],
  [/\b(?:which|what) (?!cookies?\b|methods?\b)(\w+) do you use\b/g, 'your own$1'],
  [/\bhow many (?!modules|features)(\w+) (?:do|does) (?!we\b|i\b)\w+ (?:have|employ)\b/g, 'how many own$1'],
  [/\bare you (?=profitable|rich|listed)/g, 'your own'],
  [/\bquot\w+ (?:to|for) (?:our |my )?(?:customers?|clients?)\b/g, 'customerquote'],
  // “Do you support VAT?” asks for a feature, not for the support team.
  [/\b(?:do|does|can|will) (?:you|it|the \w+|{product}) (?:also )?support\b/g, 'do you have'],
];

/** Names of countries in English, those of two or more words included. */
export const COUNTRY = countryNames();

function countryNames(): RegExp {
  const names = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' });
  const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];
  const codes = letters.flatMap((first) => letters.map((second) => first + second));
  const found = codes.flatMap((code) => names.of(code) ?? []).map((name) => name.toLowerCase());
  const plain = found.filter((name) => /^[a-z][a-z ]+$/.test(name) && name !== 'unknown region');
  const others = 'usa uk uae england scotland wales dubai europe eu africa asia america scandinavia emea apac'
    .split(' ')
    .concat('middle east');
  return new RegExp(`\\b(?:${[...plain, ...others].join('|')})\\b`, 'g');
}

/** Where a message has several clauses, each may be the question. */
export const CLAUSES =
  /[.?!;:,()\n]+|\s+[-\u2013\u2014]\s+|\b(?:and|but|because|also|plus|then|so|since)\b|(?=\b(?:who|what|how|where|when|which|why)\b)/i;

/** Says how something is done, not what. */
export const ADVERB =
  /^(?!(?:costly|reply|supply|apply|family|italy|assembly|hourly|weekly|daily)$)[a-z]{3,}ly$/;

/** What everybody asks about the world, in words that a site about business has too. */
export const ELSEWHERE =
  /\b(?:data ?cent(?:re|er)s?|stock (?:exchange|market)|exchange rates? (?:\w+ ){0,3}(?:today|now)|news (?:today|from)|today'?s news|(?:world|breaking) news|(?:oil|gas|fuel|petrol|gold|share|stock|house) (?:market )?prices?|prices? of (?:oil|gas|fuel|gold|stocks?|shares?)|recommend (?:me |us )?(?:an?|some|any)|(?:tax|vat|gst|interest|inflation|wage) rates?|become an? (?!.*(?:partner|reseller|distributor|agent|affiliate|customer))|how (?:to|do i) hire|my (?:car|dog|cat|house|brother|sister|mother|father)|where (?:is|are) my (?:order|delivery|parcel|package|goods)|my (?:order|delivery)\b.{0,15}\d+|hack(?:ing)? (?:the|your|into|this))\b/i;

/** Other products of the kind. The site does not speak of them, except as what customers come from. */
export const RIVAL = new RegExp(`\\b(?:${SYSTEMS}|${TOOLS}|competitors?|alternatives?)\\b`, 'i');

/** A sum, which has no words. */
export const SUM =
  /\d\s*(?:[+*\u00d7\u00f7^]|% of|plus|minus|times|divided by|percent of)\s*\d|\bis \d+\s*[-/x]\s*\d/i;

/** Asks for a number, which a text about the same thing rarely gives. */
export const COUNT = 'many';

export const THANKS =
  /\b(?:(?:many|lots of) )?(?:thanks?|thankyou|thx|tnx|cheers|ta)(?: (?:you|u))?(?: (?:so much|very much|a lot))?(?: for (?:(?:all|your|the|that|this) )*(?:help|info\w*|answers?|reply|time|support|that|this|it))?(?:,? (?:that|this|it)? ?(?:was|is) (?:very |really |so |all )?\w+)?\b/gi;

/** Instructions to a language model. There is none here, and a question beside one is not sincere. */
export const INSTRUCTION =
  /\b(?:ignore|disregard|forget|override|bypass)\b.*\b(?:previous|prior|above|instructions?|rules?|prompts?|guidelines)\b|\b(?:system|initial|hidden|secret|original) (?:prompt|instructions?|message)\b|\bpretend\b|\blanguage model\b|\bsay that\b|\bact(?:ing)? (?:as|like)\b|\brole-?play\b|\bjailbreak\b|\byou are an? \w+ now\b|\b(?:you are|you're|ur) now\b|\brepeat (?:after|the words?|everything|back)\b|\b(?:developer|debug|admin|god|dan) mode\b|\bfrom now on\b|\b(?:respond|reply|answer|speak|talk|say) (?:only|as|like)\b|\byour (?:password|api key|source code|config\w*|instructions|prompt|rules)\b|\b(?:write|draft|compose|generate|translate|summari[sz]e) (?:me |us )?(?:an?|the|this|my|some)\b|^(?:please )?(?:do|file|audit|fix) my\b|<[a-z/!]/i;
