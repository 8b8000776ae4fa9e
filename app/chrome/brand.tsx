import type { SiteSettings } from '../content-model/content-types';
import { homePath } from '../content-model/site-language';
import { useImageSource } from '../media/image-source';
import { filled } from '../texts/texts';
import { Anchor } from '../ui/anchor';
import type { tracked } from '../ui/events';
import { useTexts } from '../ui/texts';
import { block, brand, logo as logoClass, mark as markClass, wordmark } from './brand.css';
import { mark } from './mark';

type BrandProps = Partial<ReturnType<typeof tracked>> & {
  settings: Pick<SiteSettings, 'productName' | 'logo' | 'logoOnDark' | 'language' | 'languages'>;
  /** The ground behind it: light or dark with the theme, or always dark. */
  ground?: 'theme' | 'dark';
};

/** The editors' logo, else mark and wordmark in the colour of the ground; linked to the home page. */
export function Brand({ settings, ground = 'theme', ...rest }: BrandProps) {
  const { frame } = useTexts();
  const { productName } = settings;
  const logos = useLogos(settings, ground);
  return (
    <Anchor
      {...rest}
      href={homePath(settings)}
      aria-label={filled(frame.home, { name: productName })}
      className={brand}
    >
      {logos.length > 0 ? (
        logos.map((logo) => (
          <img key={logo.className} {...logo} sizes="240px" alt="" loading="lazy" decoding="async" />
        ))
      ) : (
        <>
          <svg className={markClass} viewBox={`0 0 ${mark.size} ${mark.size}`} aria-hidden="true">
            <path className={block} d={mark.accent} />
            <path fill="currentColor" d={mark.ink} />
          </svg>
          <span className={wordmark}>{productName}</span>
        </>
      )}
    </Anchor>
  );
}

/** @returns attributes of the logos to print, of which one is shown; none without a logo */
function useLogos(settings: BrandProps['settings'], ground: 'theme' | 'dark') {
  const light = useImageSource(settings.logo);
  const dark = useImageSource(settings.logoOnDark) ?? light;
  if (!light || !dark) return [];
  if (ground === 'dark' || dark === light) return [{ ...dark, className: logoClass.always }];
  return [
    { ...light, className: logoClass.onLight },
    { ...dark, className: logoClass.onDark },
  ];
}
