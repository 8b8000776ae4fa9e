import { record } from '../build/record.mjs';
import { richText } from '../build/rich-text.mjs';
import { askedAs } from '../records/asked-as.mjs';
import { dataMail, plainMail } from './hello-mail.mjs';

const question = (name, asked, answer) =>
  record('faqItem', name, {
    question: asked,
    ...(answer ? { answer: richText(answer) } : { byMail: true }),
    ...askedAs(`faqItem-${name}`),
  });

/** What buyers ask about their data. Where neither the terms nor the specification answer, the question is answered by mail. */
export const trustQuestions = [
  question('data-place', 'Where is our data kept?'),
  question('data-backup', 'How is our data backed up?'),
  question(
    'data-export',
    'Can we export our data, and in which form?',
    `Yes, for as long as your subscription runs; [the terms](/{product}-rights/terms-of-service#4-your-records) say so.
     Which records come in which format we [answer by mail](${plainMail}), for the modules that you have in mind.`,
  ),
  question(
    'data-leaving',
    'What happens to our data when we leave?',
    `After the agreement ends you have a period in which to export your records. Then they are deleted. Notice and
     period are given in the order form. See [the terms](/{product}-rights/terms-of-service#8-ending).`,
  ),
  question('data-processors', 'Which other companies process our data?'),
  question(
    'data-readers',
    'Who can read our records?',
    `In your company, the people to whom you give a role that shows them. In ours, we handle records to provide the
     service, to keep it running and to help when you ask, and for nothing else. See
     [the terms](/{product}-rights/terms-of-service#4-your-records).`,
  ),
];

/** Their short names, for the pages that show them. */
export const trustItems = trustQuestions.map(({ _id }) => _id.replace('faqItem-', ''));

/** What a question says that is answered by mail. */
export const mailAnswer = richText(
  `We answer this by mail, for the modules and the country that you name: [hello@plinth.example](${plainMail}).`,
);

/** The questions as a block. */
export const trust = {
  _type: 'faqList',
  anchor: 'questions-on-data',
  title: 'Before you trust us with your books.',
  items: trustItems,
  link: { label: 'Ask another question', href: dataMail },
};
