import { actions } from '../../build/actions.mjs';
import { media } from '../../build/media.mjs';
import { page } from '../../build/page.mjs';

const writeToUs = { label: 'Write to us', href: 'mailto:partners@{product}.example' };

/** `/support/become-partner`. */
export const becomePartner = page({
  title: 'Become a partner',
  path: '/support/become-partner',
  blocks: [
    {
      _type: 'pageHero',
      title: 'Bring clients who have outgrown their tools.',
      lead: 'For accountants, consultants and implementers whose clients keep stock, orders and books apart.',
      actions: [writeToUs, actions.demo],
      layout: 'band',
    },
    {
      _type: 'ruledList',
      title: 'Three kinds of partner.',
      items: [
        {
          title: 'Accounting practices',
          description: 'You know which of your clients run on spreadsheets.',
          icon: 'calculator',
        },
        {
          title: 'Implementation consultants',
          description: 'You can map a process, set it up and train the people who will use it.',
          icon: 'workflow',
        },
        {
          title: 'Industry specialists',
          description: 'You know one of our six industries from the inside.',
          icon: 'factory',
        },
      ],
    },
    {
      _type: 'ruledList',
      title: 'From a first message to a first client.',
      items: [
        {
          title: 'Write to us',
          description: 'Say what you do and who you do it for.',
          icon: 'mail',
          href: writeToUs.href,
        },
        {
          title: 'See the platform',
          description: 'A demo of the modules your clients would use.',
          icon: 'laptop',
          href: actions.demo.href,
        },
        {
          title: 'Learn it',
          description: 'Role-based training, and the {product} Academy.',
          icon: 'school',
          href: '/support/{product}-academy',
        },
        {
          title: 'Bring one client',
          description:
            'The first implementation is done together. For a company of {small-size} it takes {small-start}.',
          icon: 'handshake',
          href: '/resources/project-management',
        },
      ],
    },
    {
      _type: 'mediaRow',
      title: 'Run your own practice on it.',
      text: 'The time and expenses of each client job against the budget you quoted. What you use yourself is easier to teach.',
      link: { label: '{product} for professional services', href: '/industry/professional-services' },
      image: media.view(
        'budget-v-actual',
        'Sample project budget of a services firm: time and expenses against budget.',
        'larkfield',
      ),
    },
  ],
  endCap: {
    title: 'Tell us about your practice.',
    text: 'A few lines are enough: what you do, and for whom.',
    actions: [writeToUs],
    look: 'sheet',
  },
  seo: {
    title: 'Become a partner',
    description:
      'For accounting practices, implementation consultants and industry specialists: who we look for and how working together begins.',
  },
});
