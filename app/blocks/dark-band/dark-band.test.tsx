// @vitest-environment jsdom
import { renderBlock } from '../render-block.test-support';
import { testTextAndPicture } from '../text-and-picture.test-support';
import { DarkBand } from './dark-band';
import { darkBandFixture } from './dark-band.fixture';

testTextAndPicture(darkBandFixture, (change) =>
  renderBlock(<DarkBand block={{ ...darkBandFixture, ...change }} isHead={false} />),
);
