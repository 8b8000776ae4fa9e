/** The words of the chat panel. The message for failures is switched off: by default a failed call shows nothing. */
export const chatSettings = {
  _id: 'chatSettings',
  _type: 'chatSettings',
  enabled: true,
  title: 'Chat with us',
  greeting: 'Hello, how can I help you?',
  placeholder: 'Type your message',
  thanksReply: 'You are welcome. Ask again whenever you like.',
  awayMessage: 'I do not have an answer to that. The team can help: write to us from the contact page.',
  limitMessage: 'Too many messages. Please try again in a few minutes.',
  failureMessage: 'That did not work. Please ask again in a moment, or write to us from the contact page.',
  showFailureMessage: false,
  suggestions: [
    'How is pricing worked out?',
    'How long does implementation take?',
    'Which costing methods?',
    'Can I see a demo?',
  ],
  notice: 'You are talking to an automated assistant. Please do not share personal data.',
  privacyLink: { _type: 'link', label: 'Privacy policy', href: '/{product}-rights/privacy-policy' },
  contactLink: { _type: 'link', label: 'Contact us', href: '/support/contact-us' },
};
