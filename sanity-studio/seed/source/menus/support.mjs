import { media } from '../build/media.mjs';

/** Not itself a page. The community forum is another site and opens in a new tab. */
export const supportMenu = {
  name: 'Support',
  dropdown: true,
  title: 'Ways to ask and to learn',
  testimonial: {
    quote: 'We closed March with one trial balance instead of three spreadsheets and a phone call.',
    author: 'Ines Carvalho',
    position: 'Finance Director, Halden & Rye',
    avatar: media.illustration('portrait-9'),
  },
  items: [
    { name: 'Contact us', href: '/support/contact-us', icon: 'headset', description: 'Talk to the team' },
    {
      name: '{product} Academy',
      href: '/support/{product}-academy',
      icon: 'school',
      description: 'Guides and exercises by role',
    },
    {
      name: 'Become a partner',
      href: '/support/become-partner',
      icon: 'handshake',
      description: 'Work with us',
    },
    {
      name: 'Help resources',
      href: '/support/help-resources',
      icon: 'book-open',
      description: 'Guides by subject',
    },
    {
      name: 'Customer support',
      href: '/support/customer-support',
      icon: 'life-buoy',
      description: 'Replies in {reply-time} on business days',
    },
    {
      name: 'Community forum',
      href: 'https://community.{product}.example',
      icon: 'arrow-up-right',
      description: 'Opens in a new tab',
    },
  ],
};
