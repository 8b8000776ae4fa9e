// @vitest-environment jsdom
import { renderBlock } from '../render-block.test-support';
import { testTextAndPicture } from '../text-and-picture.test-support';
import { MediaRow } from './media-row';
import { mediaRowFixture } from './media-row.fixture';

testTextAndPicture(mediaRowFixture, (change) =>
  renderBlock(<MediaRow block={{ ...mediaRowFixture, ...change }} isHead={false} />),
);
