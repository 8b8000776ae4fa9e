import { media } from '../build/media.mjs';
import { record } from '../build/record.mjs';

const employee = (portrait, name, position, yearsAtCompany, quote) => {
  const id = name.toLowerCase().replaceAll(' ', '-');
  return record('employeeQuote', id, {
    id,
    name,
    position,
    yearsAtCompany,
    quote,
    image: media.illustration(`portrait-${portrait}`),
  });
};

/** Eight invented colleagues, in the order shown. */
export const employeeQuotes = [
  employee(
    5,
    'Lena Fischer',
    'Product Designer',
    3,
    'You can trace a decision back to the customer call that caused it.',
  ),
  employee(
    4,
    'Daniel Okoro',
    'Software Engineer',
    5,
    'We ship small, read the numbers and fix what is wrong.',
  ),
  employee(
    3,
    'Mei Tanaka',
    'Implementation Lead',
    4,
    'I have never been asked to promise a date we could not keep.',
  ),
  employee(
    2,
    'Jonas Berg',
    'Support Specialist',
    2,
    'I can ask the engineer who wrote it, and my answers are better for that.',
  ),
  employee(
    1,
    'Priya Nair',
    'Accountant, Product',
    6,
    'There is an accountant in the room when a feature is planned: me.',
  ),
  employee(7, 'Carlos Mena', 'Data Engineer', 3, 'I was given a week to find one penny, and thanked for it.'),
  employee(8, 'Sade Bello', 'Consultant', 4, 'Customers teach me their trade. I bring it back to the team.'),
  employee(6, 'Owen Pritchard', 'QA Engineer', 7, 'If the totals are out, we do not release.'),
];
