const share = (name, drawing) => ({ file: `share-${name}.png`, drawing });

/** Every PNG of the archive: its file, and the drawing in `artwork/` from which it is made. */
export const imageList = [
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
