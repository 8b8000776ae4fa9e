import touchIconUrl from '../icons/apple-touch-icon.png?url';
import iconUrl from '../icons/icon.svg?url';
import { darkColours, lightColours } from '../theme/palette';

const grounds = [
  { media: '(prefers-color-scheme: light)', colour: lightColours.paper },
  { media: '(prefers-color-scheme: dark)', colour: darkColours.paper },
];

/**
 * The parts of the head that are the same on every page, error pages included: theme colours, icons, the manifest. It
 * must come before the theme's script, which replaces the system's theme by the visitor's choice.
 */
export function SiteHead() {
  return (
    <>
      {grounds.map(({ media, colour }) => (
        <meta key={media} name="theme-color" media={media} content={colour} suppressHydrationWarning />
      ))}
      <link rel="icon" href="/favicon.ico" sizes="32x32" />
      <link rel="icon" href={iconUrl} type="image/svg+xml" />
      <link rel="apple-touch-icon" href={touchIconUrl} />
      <link rel="manifest" href="/manifest.webmanifest" />
    </>
  );
}
