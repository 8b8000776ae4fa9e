import type { BlockOf } from '../../content/content-types';

export const contactMethodsFixture: BlockOf<'contactMethods'> = {
  _key: 'ways',
  _type: 'contactMethods',
  anchor: 'ways',
  title: 'Ways to reach us.',
  lead: 'The addresses and the number here are samples.',
  methods: [
    {
      _key: 'mail',
      icon: 'mail',
      title: 'E-mail',
      description: 'Questions about the product, a demo or a quote.',
      address: null,
      link: { label: 'Write to us', href: 'mailto:hello@plinth.example', newTab: null },
    },
    {
      _key: 'phone',
      icon: 'phone',
      title: 'Telephone',
      description: 'On business days.',
      address: '+44 20 7946 0182',
      link: { label: 'Call us', href: 'tel:+442079460182', newTab: null },
    },
    {
      _key: 'forum',
      icon: 'messages-square',
      title: 'Community forum',
      description: 'Ask other customers.',
      address: null,
      link: { label: 'Open the forum', href: 'https://community.plinth.example', newTab: true },
    },
  ],
};
