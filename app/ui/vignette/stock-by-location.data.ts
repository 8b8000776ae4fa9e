/** How full each bin is, from 0 to 3: racks, their levels from the top down, and the bins of a level. */
export const racks = [
  { name: 'Rack A', levels: ['313', '230', '313', '123', '202'] },
  { name: 'Rack B', levels: ['230', '313', '032', '313', '301'] },
  { name: 'Rack C', levels: ['313', '023', '202', '230', '131'] },
  { name: 'Rack D', levels: ['123', '313', '301', '020', '230'] },
];

/** The bin that somebody looked for: rack, bin and level counted from the floor. */
export const found = { rack: 'Rack B', bin: 2, level: 3, location: 'B-02-3', onHand: 48 };
