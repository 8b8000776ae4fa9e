import type { tracked } from '../analytics/events';
import type { SiteSettings } from '../content/content-types';
import { Anchor } from '../ui/anchor';
import { useAssetHost } from '../ui/media/asset-host';
import { imageSource } from '../ui/media/image-source';
import { block, brand, logo as logoClass, mark as markClass, wordmark } from './brand.css';
import { mark } from './mark';

type BrandProps = Partial<ReturnType<typeof tracked>> & {
  /** Null where content could not be loaded: only the mark is shown. */
  settings: Pick<SiteSettings, 'productName' | 'logo' | 'logoOnDark'> | null;
  /** Of what it stands on: in the theme's colour, or always dark. */
  ground?: 'theme' | 'dark';
};

/** The editors' logo, else mark and wordmark in the colour of the ground; linked to the home page. */
export function Brand({ settings, ground = 'theme', ...rest }: BrandProps) {
  const name = settings?.productName;
  const logos = useLogos(settings, ground);
  return (
    <Anchor {...rest} href="/" aria-label={name ? `${name}, home page` : 'Home page'} className={brand}>
      {logos.length > 0 ? (
        logos.map((logo) => (
          <img key={logo.className} {...logo} sizes="240px" alt="" loading="lazy" decoding="async" />
        ))
      ) : (
        <>
          <svg
            className={markClass}
            viewBox={`0 0 ${mark.size} ${mark.size}`}
            aria-hidden="true"
            focusable="false"
          >
            <path className={block} d={mark.accent} />
            <path fill="currentColor" d={mark.ink} />
          </svg>
          {name ? <span className={wordmark}>{name}</span> : null}
        </>
      )}
    </Anchor>
  );
}

/** @returns attributes of the logos to print, of which one is shown; none without a logo */
function useLogos(settings: BrandProps['settings'], ground: 'theme' | 'dark') {
  const host = useAssetHost();
  const sourceOf = (image: SiteSettings['logo'] | undefined) =>
    image && host ? imageSource(image, host) : null;
  const light = sourceOf(settings?.logo);
  const dark = sourceOf(settings?.logoOnDark) ?? light;
  if (!light || !dark) return [];
  if (ground === 'dark' || dark === light) return [{ ...dark, className: logoClass.always }];
  return [
    { ...light, className: logoClass.onLight },
    { ...dark, className: logoClass.onDark },
  ];
}
