import type { ChatTexts, PublishedAnswers } from '../../content-model/content-types';
import type { Ranked } from '../../search/section-index';
import type { ServerTexts } from '../../texts/languages/en';
import { type Closest, closestSections } from './closest-sections';
import { COURTESY, INSTRUCTION, THANKS } from './english';

type SiteAnswersOptions = {
  /** Sections of the published site that have words of a question, best first. */
  rank: (question: string, most: number) => Promise<Ranked[]>;
  loadAnswers: () => Promise<PublishedAnswers>;
  /** The chat's texts, and what it says where editors have written nothing. */
  texts: { chat: ChatTexts; own: ServerTexts['assistant'] };
};

/** What is read of a message: the work grows with its words. */
const MOST_CHARACTERS = 1_000;
const MOST_CANDIDATES = 120;
const MOST_LISTED = 3;
const MOST_CHARACTERS_OF_ANSWER = 500;
/** So much closer than the next is a section that answers; two words, which mean many things, are like its title too. */
const LEAD = 1.1;
const FEW_WORDS = 2;
const LEAST_LIKENESS = 0.2;
/** Where nothing has more of the question, the site says nothing of its subject. */
const LEAST_SHARE = 0.2;
const SENTENCE_END = /(?<=[.!?]) /;

/**
 * Answers without a workflow: with sentences of a published page where a passage clearly leads or an editor has noted
 * the question, else with what is closest, or with a link to the contact page. It generates no text.
 * @returns rejects with `ContentUnavailable`
 */
export function createSiteAnswers({ rank, loadAnswers, texts: { chat, own } }: SiteAnswersOptions) {
  return async function answerFromSite(message: string): Promise<string> {
    const { productName, texts } = await loadAnswers();
    const { greeting, contactLink } = chat;
    const read = message.slice(0, MOST_CHARACTERS);
    const question = read.replace(THANKS, '');
    const isAsked = /[\p{L}\p{N}]/u.test(question.replace(COURTESY, ''));
    if (!isAsked && question !== read) return texts?.thanksReply ?? greeting;
    // Signs alone are no greeting.
    if (!isAsked && /\p{L}/u.test(read)) return greeting;
    const candidates = INSTRUCTION.test(question) ? [] : await rank(question, MOST_CANDIDATES);
    const found = closestSections(question, candidates, productName ?? '');
    const passage = notedPassage(found.closest) ?? clearlyFirst(found, candidates[0]);
    if (passage)
      return [
        ...shortened(passage.section.lines),
        moreLink(passage, texts?.readMoreLabel ?? own.readMore),
      ].join('\n');
    const listed = onePerPage(found.closest).slice(0, MOST_LISTED);
    if (listed.some(({ share }) => share >= LEAST_SHARE)) {
      const links = listed.map((one) => `- ${link(titleOf(one), addressOf(one))}`);
      return [texts?.closestMessage ?? own.closest, ...links].join('\n');
    }
    return [texts?.awayMessage ?? own.away, link(contactLink.label, contactLink.href)].join('\n');
  };
}

/** A question says enough by itself; a heading does not say of which page it is. */
const moreLink = (passage: Closest, label: string) =>
  link(
    `${label} ${passage.section.question ? passage.section.heading : titleOf(passage)}`,
    addressOf(passage),
  );

/** The section that an editor has noted the question for; of a page, its part that has every word, if one leads. */
function notedPassage(closest: readonly Closest[]): Closest | undefined {
  const noted = closest.filter(({ isNoted }) => isNoted);
  const pages = new Set(noted.filter(isHead).map(({ page }) => page.id));
  const parts = closest.filter(
    (one) => one.hasAll && !one.section.question && pages.has(one.page.id) && isAnswer(one),
  );
  const answers = noted.filter(isAnswer);
  if (new Set(noted.map(({ page }) => page.id)).size > 1) return undefined;
  return answers[0] ?? (isAhead(parts) ? parts[0] : undefined);
}

/** The closest section, if it has every word of the question, the index ranks it first too, and no other is nearly as close. */
function clearlyFirst(
  { closest, words }: ReturnType<typeof closestSections>,
  ranked: Ranked | undefined,
): Closest | undefined {
  const [first] = closest;
  if (first === undefined || !first.hasAll || ranked?.section !== first.section) return undefined;
  const isAsked = words > FEW_WORDS || (words === FEW_WORDS && first.likeness >= LEAST_LIKENESS);
  return isAsked && isAhead(closest) && isAnswer(first) ? first : undefined;
}

const isAhead = ([first, second]: readonly Closest[]) =>
  first !== undefined && first.closeness >= LEAD * (second?.closeness ?? 0);

const isHead = ({ section }: Closest) => section.anchor === undefined;
/** The head of a page introduces what follows. */
const isAnswer = (one: Closest) => !isHead(one) && one.section.lines.length > 0;

/** Questions of the FAQ are on their own. */
function onePerPage(closest: readonly Closest[]): Closest[] {
  const taken = new Set<string>();
  return closest.filter(({ page, section }) => {
    const of = section.question ?? page.id;
    const isFirst = !taken.has(of);
    taken.add(of);
    return isFirst;
  });
}

/** The first sentences and items, whole. */
function shortened(lines: readonly string[]): string[] {
  let characters = 0;
  return lines.flatMap((line) => {
    const parts = line.split(SENTENCE_END);
    const kept = parts.filter((part) => {
      characters += part.length;
      return characters <= MOST_CHARACTERS_OF_ANSWER;
    });
    return kept.length === 0 ? [] : [kept.join(' ')];
  });
}

const titleOf = ({ page, section }: Closest) => [page.title, section.heading].filter(Boolean).join(': ');
const addressOf = ({ page, section }: Closest) => `${page.path}${section.anchor ? `#${section.anchor}` : ''}`;
const link = (text: string, href: string) => `[${text}](${href})`;
