/** What a demo is, before it is booked. */
export const demo = {
  _type: 'ruledList',
  anchor: 'what-happens-in-a-demo',
  title: 'What happens in a demo.',
  lead: 'A conversation about your work, with the product open.',
  items: [
    {
      icon: 'users',
      title: 'Who is there',
      description:
        'From us, a person who knows the modules you name. From you, those who do the work and the one who decides.',
    },
    {
      icon: 'laptop',
      title: 'What is shown',
      description:
        'Those modules, in the order of your day: an order from entry to ledger, for example. Ask for any screen of this site.',
    },
    {
      icon: 'package',
      title: 'What to bring',
      description:
        'Ten items, two customers, one real order, and one question your present system cannot answer.',
    },
    {
      icon: 'shield-check',
      title: 'What is left out',
      description:
        'Your records: none are loaded, and nothing is installed. A price comes with a quote, not in a demo.',
    },
    {
      icon: 'mail',
      title: 'What comes after',
      description:
        'A mail that answers what was left open. If you want a quote, we ask for users and modules. If it does not fit, we say so.',
    },
  ],
};
