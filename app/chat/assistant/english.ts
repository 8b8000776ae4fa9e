/** What messages in English say beside a question. Another language replaces it; without it, less is understood. */

/** Instructions to a language model. There is none here, and a question beside one is not sincere. */
export const INSTRUCTION = new RegExp(
  [
    String.raw`\b(?:ignore|disregard|forget|override|bypass)\b.*\b(?:previous|prior|above|before|told|instructions?|rules?|prompts?)\b`,
    String.raw`\b(?:system|initial|hidden|secret|original) (?:prompt|instructions?|message)\b`,
    String.raw`\b(?:pretend|language model|role-?play|jailbreak|from now on)\b`,
    String.raw`\b(?:you are|you're|ur|youre) (?:now\b|an? \w+ now\b)`,
    String.raw`\b(?:developer|debug|admin|god|dan) mode\b`,
    String.raw`\b(?:act|respond|reply|answer|speak|talk|say) (?:only|as|like|in|that)\b`,
    String.raw`\brepeat (?:after|the words?|everything|back)\b`,
    String.raw`\byour (?:own )?(?:password|api key|source code|config\w*|instructions|prompt|rules|secrets)\b`,
    String.raw`\b(?:write|draft|compose|generate|translate|summari[sz]e) (?:me |us )?(?:an?|the|this|my|some)\b`,
    '<[a-z/!]',
  ].join('|'),
  'i',
);

export const THANKS =
  /\b(?:(?:many|lots of) )?(?:thanks?|thankyou|thx|tnx|cheers|ta)(?: (?:you|u))?(?: (?:so much|very much|a lot))?(?: for (?:(?:all|your|the|that|this) )*(?:help|info\w*|answers?|reply|time|support|that|this|it))?(?:,? (?:that|this|it)? ?(?:was|is) (?:very |really |so |all )?\w+)?\b/gi;

/** Words of courtesy, which ask nothing. */
export const COURTESY =
  /\b(?:hi|hello|hey|hiya|dear|there|good (?:morning|afternoon|evening|day)|ok|okay|great|please|bye|goodbye|folks|team)\b/gi;

/** Asks for a figure, which a text about the same thing rarely gives: as one word it has to stand there. */
export const FIGURE = /\b(how) (many|old|tall|big|far)\b/gi;
