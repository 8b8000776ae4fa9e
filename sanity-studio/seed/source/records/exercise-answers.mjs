import { faq } from './faq-items.mjs';

/** What the exercises of the Academy have as results; only its page shows them. */
export const exerciseAnswers = [
  faq(
    'exercise-fifo',
    'Exercise 1: what do the two sales cost?',
    `- First sale: 100 at 17.60 are 1,760.00, and 30 at 18.50 are 555.00. Together they cost **2,315.00**.
- Second sale: 20 at 18.50 cost **370.00**.
- Left: 10 at 18.50 are 185.00, and 120 at 18.90 are 2,268.00. Together they are worth **2,453.00**.

To check: 2,315.00, 370.00 and 2,453.00 make 5,138.00, the cost of all 280 that were received.`,
  ),
  faq(
    'exercise-match',
    'Exercise 2: how much of the bill is due?',
    `- Received at the price ordered: 500 at 1.15 are 575.00, and 180 at 3.60 are 648.00. Together **1,223.00**.
- Billed: 575.00, and 200 at 3.80, which are 760.00. Together 1,335.00, which is 112.00 more.
- Quantity: 20 kits that did not come, at 3.80, are 76.00.
- Price: 180 kits at 0.20 too much are 36.00.

To check: 76.00 and 36.00 make 112.00.`,
  ),
  faq(
    'exercise-bank',
    'Exercise 3: which balance is right?',
    `Neither, until both are corrected.

- Ledger: 78,000.00 less the charge of 23.00 is **77,977.00**.
- Statement: 77,089.00 less 2,112.00 and plus 3,000.00 is **77,977.00**.

Only the charge needs an entry. The other two will pass through the bank by themselves.`,
  ),
  faq(
    'exercise-cash',
    'Exercise 4: what is the closing balance?',
    `- In: 118,000.00 less the late 5,280.00 is 112,720.00.
- Out: 105,000.00, as planned.
- Closing: 78,000.00 plus 112,720.00 less 105,000.00 is **85,720.00**.

The late invoice is still a receivable: it raises the next month’s balance, and adds nothing to this one.`,
  ),
  faq(
    'exercise-job',
    'Exercise 5: what is left of the job?',
    `- Materials: 40,000 and 14,600 make 54,600, which is **1,800** over the budget of 52,800.
- At completion: 64,000, 54,600, 49,000 and 18,000 make **185,600**.
- Margin at completion: 246,000 less 185,600 is **60,400**, just under a quarter of the price. The budget had 62,200.`,
  ),
];
