import { media } from '../build/media.mjs';
import { record } from '../build/record.mjs';

const logo = (name, alt, illustration) =>
  record('customerLogo', name, { image: media.logo(illustration), alt });

/** Six invented companies. */
export const customerLogos = [
  logo('halden-rye', 'Halden & Rye', 'logo-1'),
  logo('northquay', 'Northquay', 'logo-2'),
  logo('orrery', 'Orrery', 'logo-3'),
  logo('tamsin-foods', 'Tamsin Foods', 'logo-4'),
  logo('kestrel-civil', 'Kestrel Civil', 'logo-5'),
  logo('brightwater', 'Brightwater', 'logo-6'),
];
