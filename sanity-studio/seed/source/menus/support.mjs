import { media } from '../build/media.mjs';

/** Not itself a page. The community forum is another site and opens in a new tab. */
export const supportMenu = {
  name: 'Support',
  dropdown: true,
  title: 'Someone to ask',
  testimonial: {
    quote: 'We wrote in the morning and had a person’s answer before lunch.',
    author: 'Hugo Marchetti',
    position: 'Operations Lead, Orrery',
    avatar: media.illustration('portrait-13'),
  },
  items: [
    { name: 'Contact us', href: '/support/contact-us', icon: 'headset', description: 'Talk to the team' },
    {
      name: '{product} Academy',
      href: '/support/{product}-academy',
      icon: 'school',
      description: 'Learn at your own pace',
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
      description: 'Guides and references',
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
