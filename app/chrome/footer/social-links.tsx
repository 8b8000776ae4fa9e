import { tracked } from '../../analytics/tracked';
import type { SiteSettings } from '../../content/content-types';
import { Anchor } from '../../ui/anchor';
import { social, socials } from './footer.css';
import { socialGlyphs } from './social-glyphs';

type SocialLinksProps = { links: NonNullable<SiteSettings['socialLinks']> };

const names = { facebook: 'Facebook', linkedin: 'LinkedIn', x: 'X', instagram: 'Instagram' } as const;

/** The product's pages elsewhere. */
export function SocialLinks({ links }: SocialLinksProps) {
  if (links.length === 0) return null;
  return (
    <ul className={socials}>
      {links.map((link) => (
        <li key={link._key}>
          <Anchor href={link.href} aria-label={names[link.network]} className={social} {...tracked('social')}>
            <svg viewBox="0 0 256 256" width="20" height="20" fill="currentColor" aria-hidden="true">
              <path d={socialGlyphs[link.network]} />
            </svg>
          </Anchor>
        </li>
      ))}
    </ul>
  );
}
