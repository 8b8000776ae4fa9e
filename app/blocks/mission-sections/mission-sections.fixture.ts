import type { BlockOf } from '../../content/content-types';
import { drawingFixture } from '../media.fixture';

export const missionSectionsFixture: BlockOf<'missionSections'> = {
  _key: 'mission',
  _type: 'missionSections',
  anchor: null,
  sections: [
    {
      _key: 'drives',
      title1: 'What',
      title2: 'drives us',
      description: [
        'Small and medium businesses carry the same obligations as large ones.',
        'They keep books, hold stock, pay suppliers, finish projects and answer to tax authorities.',
        'We put it all on one base, so the answer is the same whoever asks.',
      ],
      image: drawingFixture('about-drives-us'),
    },
    {
      _key: 'future',
      title1: 'Our',
      title2: 'future',
      description: ['We want a growing company to add people and sites without changing systems.'],
      image: drawingFixture('about-future', 'Five columns, each taller than the one before'),
    },
  ],
};
