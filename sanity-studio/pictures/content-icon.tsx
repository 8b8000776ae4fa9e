import { iconNames } from '../../protocol/content-names';

const SIZE_PX = 24;
/** All of them, as the site has them: `app/ui/icon/icon.test.tsx` writes it. */
const FILE = '/static/icons.svg';

const offered: ReadonlySet<string> = new Set(iconNames);

/**
 * An icon that is chosen in the content.
 * @returns undefined for a name that editors are not offered
 */
export function contentIcon(name: unknown, size = SIZE_PX) {
  if (typeof name !== 'string' || !offered.has(name)) return undefined;
  return (
    <svg
      width={size}
      height={size}
      fill="none"
      stroke="currentColor"
      strokeWidth={2}
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <use href={`${FILE}#${name}`} />
    </svg>
  );
}
