import { expect, it } from 'vitest';
import { productViewNames } from '../../app/product-views/names';
import { tones as siteTones } from '../../app/theme/tone';
import { iconNames as siteIcons } from '../../app/ui/icon/icon-names';
import { illustrationNames as siteIllustrations } from '../../app/ui/illustration/illustration-names';
import { iconNames } from '../../sanity-studio/schema/names/icons';
import { illustrationNames, vignetteNames } from '../../sanity-studio/schema/names/pictures';
import { tones } from '../../sanity-studio/schema/names/tones';

const sorted = (names: readonly string[]) => [...names].sort();

it.each<[string, readonly string[], readonly string[]]>([
  ['icons', iconNames, siteIcons],
  ['drawings', illustrationNames, siteIllustrations],
  ['product views', vignetteNames, productViewNames],
  ['colours', tones, siteTones],
])('the %s that Studio offers are those that the site draws', (_kind, offered, drawn) => {
  expect(sorted(offered)).toEqual(sorted(drawn));
});
