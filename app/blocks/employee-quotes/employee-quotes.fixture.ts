import type { BlockOf, MediaValue } from '../../content/content-types';
import { drawingFixture } from '../media.fixture';

const person = (id: string, portrait: MediaValue['illustration'], yearsAtCompany: number, quote: string) => ({
  _id: `quote-${id}`,
  id,
  name: id
    .split('-')
    .map((word) => word.slice(0, 1).toUpperCase() + word.slice(1))
    .join(' '),
  position: 'Consultant',
  yearsAtCompany,
  quote,
  image: drawingFixture(portrait),
});

/** Years from the first weeks to the tenth, as editors can enter them. */
export const employeeQuotesFixture: BlockOf<'employeeQuotes'> = {
  _key: 'people',
  _type: 'employeeQuotes',
  anchor: null,
  title: 'Eight people, in their words.',
  quotes: [
    person(
      'lena-fischer',
      'portrait-1',
      3,
      'You can trace a decision back to the customer call that caused it.',
    ),
    person('daniel-okoro', 'portrait-2', 5, 'We ship small, read the numbers and fix what is wrong.'),
    person('mei-tanaka', 'portrait-3', 1, 'I have never been asked to promise a date we could not keep.'),
    person('jonas-berg', 'portrait-4', 0.5, 'I talk to engineers directly. Answers are better for it.'),
    person(
      'priya-nair',
      'portrait-5',
      10,
      'Being the accountant in the room is the job, not an interruption.',
    ),
    person('carlos-mena', 'portrait-6', 0, 'Careful work is noticed here.'),
    person('sade-bello', 'portrait-7', 1.5, 'Customers teach me their trade. I bring it back to the team.'),
    person('owen-pritchard', 'portrait-8', 7, 'If the totals do not agree, we do not release.'),
  ],
};
