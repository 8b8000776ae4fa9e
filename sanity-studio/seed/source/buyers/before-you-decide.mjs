/** The ways from the home page to what buyers check, one press each. */
export const beforeYouDecide = {
  _type: 'ruledList',
  anchor: 'before-you-decide',
  title: 'Four things to check before you decide.',
  items: [
    {
      title: 'What a quote contains',
      description: 'Six lines, what each is counted by, and what changes it.',
      href: '/pricing#what-a-quote-contains',
    },
    {
      title: 'What it does not do',
      description: 'The limits, module by module, and how it works with other systems.',
      href: '/industry/retail-distribution#fit-and-limits',
    },
    {
      title: 'Where your data is, and how you leave',
      description: 'Six questions on data, answered from our terms or by mail.',
      href: '/{product}-rights/security#questions-on-data',
    },
    {
      title: 'A wholesaler with 60 people',
      description: 'A sample story: what was hard, what was left out, and four of its screens.',
      href: '/industry/retail-distribution#a-wholesaler-with-60-people',
    },
  ],
};
