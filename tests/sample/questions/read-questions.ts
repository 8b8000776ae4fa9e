import { faqQuestions } from './faq-questions';
import { pageQuestions } from './page-questions';
import { partQuestions } from './part-questions';

type Question = {
  text: string;
  /** Addresses of which any may be named; one without a part stands for any part of its page. */
  accepted: readonly string[];
  /** Known not to be answered right. */
  isMissed: boolean;
};

const MISSED = 'missed: ';

/**
 * A line is a question. `question = address, address` names the addresses that answer it; those of a line `# address, …`
 * answer the questions below it. `?id` is a question of the FAQ. `missed: ` marks a question that is not answered right.
 */
function readQuestions(table: string): Question[] {
  let ofGroup: string[] = [];
  return table
    .trim()
    .split('\n')
    .flatMap((line): Question[] => {
      if (line.startsWith('# ')) {
        ofGroup = addressesIn(line.slice(2));
        return [];
      }
      const isMissed = line.startsWith(MISSED);
      const [text = '', own] = line.slice(isMissed ? MISSED.length : 0).split(' = ');
      return [{ text, accepted: own === undefined ? ofGroup : addressesIn(own), isMissed }];
    });
}

const addressesIn = (list: string) =>
  list.split(', ').map((each) => each.replace(/^\?/, '/company/faq#question-faqItem-'));

export const questions = [faqQuestions, pageQuestions, partQuestions].flatMap(readQuestions);

/** @param address of a reply's link */
export function isAccepted(address: string, accepted: readonly string[]): boolean {
  return accepted.some((each) => each === address || (!each.includes('#') && address.startsWith(`${each}#`)));
}
