import { media } from '../build/media.mjs';

/** Not itself a page. Its links have no leading slash, as editors may write them: the site resolves them from its root. */
export const resourcesMenu = {
  name: 'Resources',
  dropdown: true,
  title: 'Plan it, set it up, learn it',
  testimonial: {
    quote: 'The bin location is on the pick list. New starters find stock on day one.',
    author: 'Tom Adeyemi',
    position: 'Warehouse Manager, Northquay',
    avatar: media.illustration('portrait-10'),
  },
  items: [
    {
      name: 'Training',
      href: 'resources/training',
      icon: 'graduation-cap',
      description: 'Role-based training',
    },
    {
      name: 'Consulting',
      href: 'resources/consulting',
      icon: 'messages-square',
      description: 'Advice on setup and use',
    },
    {
      name: 'Project management',
      href: 'resources/project-management',
      icon: 'folder-kanban',
      description: 'Plan the implementation',
    },
    {
      name: 'Business process',
      href: 'resources/business-process',
      icon: 'workflow',
      description: 'Map how work flows',
    },
  ],
};
