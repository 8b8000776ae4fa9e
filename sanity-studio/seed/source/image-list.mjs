const cover = (name, drawing) => ({ file: `cover-${name}.png`, kind: 'cover', drawing });
const share = (name, drawing) => ({ file: `share-${name}.png`, kind: 'share', drawing });

/** Every PNG of the archive: its file, what it is for, and the drawing in `artwork/` it is made from. */
export const imageList = [
  cover('construction', 'industry-construction'),
  cover('future', 'about-future'),
  cover('manufacturing', 'industry-manufacturing'),
  cover('oil', 'industry-oil'),
  cover('retail', 'industry-retail'),
  cover('services', 'industry-services'),
  share('care', 'value-1'),
  share('construction', 'industry-construction'),
  share('default', 'about-drives-us'),
  share('finance', 'industry-finance'),
  share('future', 'about-future'),
  share('manufacturing', 'industry-manufacturing'),
  share('oil', 'industry-oil'),
  share('retail', 'industry-retail'),
  share('services', 'industry-services'),
  share('strength', 'value-3'),
  share('team', 'value-2'),
];
