import type { BlockOf, MediaValue } from '../../content/content-types';
import { drawingFixture } from '../media.fixture';

const logo = (illustration: MediaValue['illustration'], alt: string) => ({
  _id: `customer-${illustration}`,
  alt,
  image: drawingFixture(illustration),
});

export const logoStripFixture: BlockOf<'logoStrip'> = {
  _key: 'logos',
  _type: 'logoStrip',
  anchor: null,
  title: 'Companies that run on Plinth',
  logos: [
    logo('logo-1', 'Halden & Rye'),
    logo('logo-2', 'Northquay'),
    logo('logo-3', 'Orrery'),
    logo('logo-4', 'Tamsin Foods'),
    logo('logo-5', 'Kestrel Civil'),
    logo('logo-6', 'Brightwater'),
  ],
};
