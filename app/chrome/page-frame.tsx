import type { ReactNode } from 'react';
import { ConsentBanner } from '../analytics/consent/consent-banner';
import type { EndCap as EndCapValue, Navigation, SiteSettings } from '../content-model/content-types';
import { otherLanguage } from '../content-model/site-language';
import { Actions, ButtonLink } from '../ui/actions';
import { Container } from '../ui/band';
import { padding, tone } from '../ui/band.css';
import { END_CAP, ofBlock } from '../ui/events';
import { Icon } from '../ui/icon/icon';
import { SearchLanguage } from '../ui/search-form';
import { useTexts } from '../ui/texts';
import { Heading, Text } from '../ui/typography';
import { TO_TOP } from './attach-scroll-to-top';
import { Drawer } from './drawer';
import { Footer } from './footer';
import { Header } from './header';
import { OtherLanguagesProvider, otherLanguages, type Translations } from './language-switch';
import * as styles from './page-frame.css';
import { RouteFocus } from './route-focus';

type PageFrameProps = {
  site: { settings: SiteSettings; navigation: Navigation; year: number };
  /** Path of the page that is shown, `/company/blog`. */
  path: string;
  /** The closing band: the page's own or the site's; null for pages without one. */
  endCap: EndCapValue | null;
  /** The page in each of its languages. */
  translations?: Translations;
  children: ReactNode;
};

/** The frame of every page. */
export function PageFrame({ site, path, endCap, translations = {}, children }: PageFrameProps) {
  const { frame } = useTexts();
  const { items } = site.navigation;
  return (
    <SearchLanguage.Provider value={otherLanguage(site.settings)}>
      <OtherLanguagesProvider value={otherLanguages(site.settings, translations)}>
        <div className={styles.frame}>
          <ButtonLink href="#main" kind="primary" size="small" className={styles.skipLink}>
            {frame.skip}
          </ButtonLink>
          <ConsentBanner />
          {site.settings.siteNotice ? (
            <aside aria-label={frame.notice} className={styles.notice}>
              {site.settings.siteNotice}
            </aside>
          ) : null}
          <Header settings={site.settings} items={items} path={path} />
          {items.length > 0 ? <Drawer settings={site.settings} items={items} path={path} /> : null}
          <main id="main" tabIndex={-1} className={styles.main}>
            {children}
          </main>
          {endCap ? <EndCap endCap={endCap} /> : null}
          <Footer settings={site.settings} navigation={site.navigation} path={path} year={site.year} />
          <ScrollToTop />
          <RouteFocus />
        </div>
      </OtherLanguagesProvider>
    </SearchLanguage.Provider>
  );
}

/** The call to action at the end of a page, by default on the last steps of the stair. */
function EndCap({ endCap: { look, title, text, actions } }: { endCap: EndCapValue }) {
  const band = look === 'band' ? ` ${tone.base} ${padding.module}` : '';
  const parts = (
    <>
      <div className={styles.endCapWords}>
        <Heading level={2} id="end-cap-title">
          {title}
        </Heading>
        {text ? <Text>{text}</Text> : null}
      </div>
      <Actions links={actions} surface={look === 'sheet' ? 'paper' : 'base'} />
    </>
  );
  return (
    <section className={`${styles.endCap}${band}`} aria-labelledby="end-cap-title" {...ofBlock(END_CAP)}>
      {look === 'sheet' || look === 'band' ? (
        <Container>
          <div className={look === 'sheet' ? styles.endCapSheet : styles.endCapLayout}>{parts}</div>
        </Container>
      ) : (
        <>
          <div className={styles.upperStep} />
          <div className={styles.lowerStep} />
          <div className={styles.endCapBand}>{parts}</div>
        </>
      )}
    </section>
  );
}

/** Scrolls to the top; shown once the page is scrolled by 300 px. `attachScrollToTop` does both. */
function ScrollToTop() {
  const { frame } = useTexts();
  return (
    <button type="button" className={styles.toTop} aria-label={frame.toTop} {...{ [TO_TOP]: '' }}>
      <Icon name="arrow-up" />
    </button>
  );
}
