import type { IllustrationName } from '../../../protocol/content-names';
// Never inlined, for any build limit: browsers resolve `<use>` to a file but not to a data URL.
import drawings from './illustrations.svg?url&no-inline';

type Kind = 'scene' | 'bare' | 'portrait' | 'logo';

const scene = (width: number, height: number) => ({ kind: 'scene' as const, width, height });
const portrait = { kind: 'portrait' as const, width: 52, height: 56 };
const logo = (width: number) => ({ kind: 'logo' as const, width, height: 32 });

/** The box of each drawing, in its own units; the page cannot read the proportions of an external drawing. */
const boxes = new Map<string, { kind: Kind; width: number; height: number }>(
  Object.entries({
    'industry-retail': scene(480, 320),
    'industry-finance': scene(480, 320),
    'industry-manufacturing': scene(480, 320),
    'industry-construction': scene(480, 320),
    'industry-services': scene(480, 320),
    'industry-oil': scene(480, 320),
    'about-drives-us': scene(560, 420),
    'about-future': scene(560, 420),
    'value-1': scene(360, 220),
    'value-2': scene(360, 220),
    'value-3': scene(360, 220),
    contact: scene(480, 320),
    'not-found': { kind: 'bare', width: 560, height: 420 },
    'portrait-1': portrait,
    'portrait-2': portrait,
    'portrait-3': portrait,
    'portrait-4': portrait,
    'portrait-5': portrait,
    'portrait-6': portrait,
    'portrait-7': portrait,
    'portrait-8': portrait,
    'portrait-9': portrait,
    'portrait-10': portrait,
    'portrait-11': portrait,
    'portrait-12': portrait,
    'portrait-13': portrait,
    'logo-1': logo(150),
    'logo-2': logo(146),
    'logo-3': logo(108),
    'logo-4': logo(146),
    'logo-5': logo(146),
    'logo-6': logo(152),
  } satisfies Record<IllustrationName, { kind: Kind; width: number; height: number }>),
);

type Drawing = { kind: Kind; width: number; height: number; href: string };

/**
 * Location and box of a drawing.
 * @param name a name from content
 * @returns its kind, its box and its URL within the file of all drawings; null if there is no such drawing
 */
export function drawing(name: string): Drawing | null {
  const box = boxes.get(name);
  return box ? { ...box, href: `${drawings}#${name}` } : null;
}
