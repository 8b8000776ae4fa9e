import type { ReactNode } from 'react';
import { ConsentBanner } from '../analytics/consent/consent-banner';
import type { EndCap as EndCapValue, Navigation, SiteSettings } from '../content/content-types';
import { ButtonLink } from '../ui/actions';
import { EndCap } from './end-cap/end-cap';
import { Footer } from './footer/footer';
import { Header } from './header/header';
import { Drawer } from './mobile-menu/drawer';
import { frame, main, skipLink } from './page-frame.css';
import { RouteFocus } from './route-focus';
import { ScrollToTop } from './scroll-to-top/scroll-to-top';

type PageFrameProps = {
  /** Either part is null where no content could be loaded; the frame then stands without it. */
  site: { settings: SiteSettings | null; navigation: Navigation | null; year: number };
  /** Path of the page that is shown, `/company/blog`. */
  path: string;
  /** The closing band: the page's own or the site's; null for pages that end without one. */
  endCap: EndCapValue | null;
  children: ReactNode;
};

/** What every page wears. */
export function PageFrame({ site, path, endCap, children }: PageFrameProps) {
  const items = site.navigation?.items ?? [];
  return (
    <div className={frame}>
      <ButtonLink href="#main" kind="primary" size="small" className={skipLink}>
        Skip to content
      </ButtonLink>
      <ConsentBanner />
      <Header settings={site.settings} items={items} path={path} />
      {items.length > 0 ? <Drawer settings={site.settings} items={items} path={path} /> : null}
      <main id="main" tabIndex={-1} className={main}>
        {children}
      </main>
      {endCap ? <EndCap endCap={endCap} /> : null}
      <Footer settings={site.settings} navigation={site.navigation} path={path} year={site.year} />
      <ScrollToTop />
      <RouteFocus />
    </div>
  );
}
