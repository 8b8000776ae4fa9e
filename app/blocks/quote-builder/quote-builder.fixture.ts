import type { BlockOf } from '../../content-model/content-types';

export const quoteBuilderFixture: BlockOf<'quoteBuilder'> = {
  _key: 'quote-builder',
  _type: 'quoteBuilder',
  anchor: 'outline',
  title: 'Outline your quote.',
  lead: 'Tick the modules, and set the people in each role.',
  email: 'hello@plinth.example',
  modules: [
    { _key: 'a', id: 'accounting', name: 'Accounting & finance', chosen: true },
    { _key: 'i', id: 'inventory', name: 'Inventory', chosen: true },
    { _key: 'w', id: 'warehouse', name: 'Warehouse', chosen: null },
  ],
  roles: [
    { _key: 'acc', name: 'Accountants', users: 3, modules: ['accounting'] },
    { _key: 'man', name: 'Managers', users: 1, modules: ['warehouse', 'inventory'] },
    { _key: 'pick', name: 'Pickers', users: 5, modules: ['warehouse'] },
  ],
  sizes: [
    { _key: 's', id: 'small', name: 'Small', time: '2–6 weeks' },
    { _key: 'm', id: 'medium', name: 'Medium', time: '1–3 months' },
  ],
  labels: {
    modules: 'Modules',
    roles: 'Users by role',
    size: 'Company size',
    submit: 'Update the outline',
    reset: 'Start again',
    outline: 'Quote outline',
    module: 'Module',
    users: 'Users',
    later: 'Add later',
    allUsers: 'Users in all',
    implementation: 'Implementation',
    price: 'Your price',
    onQuote: 'On quote',
    send: 'Send this outline',
    asText: 'The outline as text',
    copy: 'Copy',
    copied: 'Copied',
    inChat: 'Ask in the chat',
  },
};
