import { answered } from './answered';

type Question = {
  text: string;
  /** Addresses of which any may be named; one without a part stands for any part of its page. */
  accepted: readonly string[];
};

/**
 * A line is a question. `question = address, address` names the addresses that answer it; those of a line `# address, …`
 * answer the questions below it. `?id` is a question of the FAQ.
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
      const [text = '', own] = line.split(' = ');
      return [{ text, accepted: own === undefined ? ofGroup : addressesIn(own) }];
    });
}

const addressesIn = (list: string) =>
  list.split(', ').map((each) => each.replace(/^\?/, '/company/faq#question-faqItem-'));

export const questions = readQuestions(answered);

/** @param address of a reply's link */
export function isAccepted(address: string, accepted: readonly string[]): boolean {
  return accepted.some((each) => each === address || (!each.includes('#') && address.startsWith(`${each}#`)));
}
