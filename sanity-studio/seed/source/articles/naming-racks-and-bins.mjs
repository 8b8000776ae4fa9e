import { article } from '../build/article.mjs';
import { embed } from '../build/embed.mjs';
import { media } from '../build/media.mjs';
import { richText } from '../build/rich-text.mjs';

const body = richText(
  `“It is on the left, behind the tall shelving, where the heaters used to be.” Every warehouse has a sentence like
  that, and one person who has to be at work for it to be of use. Naming locations replaces that person’s memory with a
  label. It costs a weekend and a roll of stickers.

  ## A name has one job

  A location code should take a person who has never been in the building to one place, in one walk. It does not need to
  say what is stored there, which department owns it or what it was used for last year. Those things change. The steel
  does not.

  So name the structure: rack, level, position, in the order in which you walk to them.`,
  embed.table('The parts of B-02-3', [
    ['Part', 'Example', 'Means'],
    ['Rack', 'B', 'Which rack, lettered from the door'],
    ['Level', '02', 'Which level, counted up from the floor'],
    ['Position', '3', 'Which place on that level, counted from the aisle’s entrance'],
  ]),
  `## Seven rules that last

  1. **Go from large to small.** Site, rack, level, position. A person can stop reading when they are close enough.
  2. **Pad the level.** \`02\`, not \`2\`, so that lists still sort the way the shelves stand when a rack has ten levels. Positions stay below ten, and need one digit.
  3. **Leave out letters that look like digits.** No I, no O: they will be typed as 1 and 0.
  4. **Count levels from the floor.** New levels are added at the top, so the old names survive.
  5. **Count positions the same way on both sides.** If the left side runs away from the door, so does the right.
  6. **Leave gaps on purpose.** Racks A to D stand in this hall. The next hall begins at J, so that a fifth rack here can be E.
  7. **Never reuse a code.** When a rack goes, its codes retire with it. Old records still point there.

  ### One label, two distances

  A label is read from two places: from the aisle, to see whether this is the right rack, and from arm’s length, to
  confirm the bin. Print the rack letter large at eye height on the upright, and the full code small on each beam. Put
  the code for the top levels low down too, with an arrow. Nobody should need a ladder to read where the ladder goes.

  ## Places that are not bins

  Stock is often somewhere that is not a shelf. Give those places codes as well, or stock will vanish into them.

  - **Inbound**: received, counted, not yet put away.
  - **Inspection**: waiting for a yes or a no.
  - **Packing**: picked and not yet sent.
  - **Returns**: came back and not yet decided.
  - **In transit**: left one site and not yet at the next.

  If a thing can stand there overnight, it is a location.`,
  embed.note(
    'A quick test',
    'Hand a code to a colleague from the office and time them. If they ask one question, the label is wrong.',
  ),
  `## Changing over without stopping

  You do not have to close for a week. Label first, count second, and move nothing until both are done.

  1. Draw the building on one page and letter the racks.
  2. Print and stick every label, with nothing moved.
  3. Count rack by rack, writing the code beside each quantity. Two people, one rack, one sheet.
  4. Enter the count. From now on each movement names a bin.
  5. After a month, look at what was picked most and move those items nearer to packing.

  The last step is tempting to do first. Wait: until movements name bins, you do not know what is picked most. You know
  what is remembered most.

  > The best bin for an item is the one that the next person would guess.

  ## Who may change a location

  Pickers need to see locations. The warehouse manager may create, close and move them. An auditor should be able to
  read all of it, history included, and change none of it. Those are three roles, and giving the widest one to everyone,
  because it is easier, is how codes come to be reused.

  Once every place has a name, the rest follows: a pick list in walking order, a count that can be done one rack at a
  time, and a question like “how many, and where?” with one answer. See
  [warehouse management](/features/warehouse-management) for how locations, inbound and fulfilment fit together.`,
);

/** A guide for the warehouse. */
export const namingRacksAndBins = article({
  slug: 'naming-racks-and-bins',
  channel: 'blog',
  title: 'Naming racks and bins so people can find them',
  about: 'stock',
  excerpt:
    'Codes made of rack, level and position, seven rules that keep them useful, and how to change over without closing.',
  publishedOn: '2026-04-29',
  writtenBy: 'jonas-berg',
  cover: media.view(
    'stock-by-location',
    'Sample elevation of a shop chain’s warehouse: racks of four levels, and 84 on hand in bin B-02-3.',
    'wren',
  ),
  body,
  seo: {
    description:
      'A naming scheme for racks, levels and bins that people can follow on their first day, and how to change over without stopping.',
  },
});
