/** Every PNG of the archive: its file, what it is for, and the drawing it is made from. */
export const imageList = [
  { file: 'share-default.png', kind: 'share', drawing: 'about-drives-us' },
];
