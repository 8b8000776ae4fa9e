type Sides = 'top' | 'right' | 'bottom' | 'left';
type Spot = 'x' | 'y' | 'width' | 'height';

/**
 * A picture as content hands it over: an uploaded image, or a vignette or drawing by name.
 * Only what the pictures read, so that every generated type of a `media` field fits.
 */
export type MediaValue = {
  source?: string | null;
  image?: {
    asset?: { _ref?: string | null } | null;
    crop?: { [side in Sides]?: number | null } | null;
    hotspot?: { [measure in Spot]?: number | null } | null;
  } | null;
  vignette?: string | null;
  illustration?: string | null;
  alt?: string | null;
  decorative?: boolean | null;
  caption?: string | null;
};
