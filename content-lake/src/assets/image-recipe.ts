/** How a rendition's size follows from the asked-for box; the hosted CDN's names. */
export type ImageFit = 'clip' | 'crop' | 'fill' | 'fillmax' | 'max' | 'min' | 'scale';

/** The formats that renditions are made in. */
export type RenditionFormat = 'jpg' | 'pjpg' | 'png' | 'webp' | 'avif';

/** Which part of an image stays when some of it has to go: a side, or a point as shares of width and height. */
export type ImageFocus =
  | { readonly kind: 'sides'; readonly x: number; readonly y: number }
  | { readonly kind: 'point'; readonly x: number; readonly y: number }
  | { readonly kind: 'entropy' };

/** What a request asks of an image, checked and complete. */
export interface ImageRecipe {
  /** In pixels of the original; taken out before anything else. */
  readonly rect?: {
    readonly left: number;
    readonly top: number;
    readonly width: number;
    readonly height: number;
  };
  /** Pixels of the rendition, the device pixel ratio already in. */
  readonly width?: number;
  readonly height?: number;
  readonly fit: ImageFit;
  readonly focus: ImageFocus;
  /** Clockwise, in degrees. */
  readonly rotate: 0 | 90 | 180 | 270;
  readonly flipHorizontal: boolean;
  readonly flipVertical: boolean;
  /** 0 to 100, as in the URL; 0 is none. */
  readonly blur: number;
  readonly sharpen: number;
  readonly invert: boolean;
  readonly isGrey: boolean;
  /** `#rrggbb` or `#rrggbbaa`, behind transparent and empty areas. */
  readonly background?: string;
  /** Pixels of border on every side. */
  readonly pad: number;
  readonly quality: number;
  readonly format: RenditionFormat;
}
