import { createContext, useContext, useId } from 'react';
import type { ConsentTexts } from '../../content-model/content-types';
import { Button } from '../../ui/actions';
import { Anchor } from '../../ui/anchor';
import { Icon } from '../../ui/icon/icon';
import { safeHref } from '../../ui/safe-href';
import { useTexts } from '../../ui/texts';
import * as styles from './consent-banner.css';
import { consentAction, consentRules } from './consent-rules';

/**
 * Asks for consent once, and again when the visitor wants to change the answer. It is in every page's HTML; styles show
 * it by the attributes that the inline script sets on the root element. It is not modal.
 */
export function ConsentBanner() {
  const texts = useConsentTexts();
  const { frame } = useTexts();
  const titleId = useId();
  if (!texts) return null;
  const { cookiesLink } = texts;
  return (
    <section
      id={consentRules.bannerId}
      aria-labelledby={titleId}
      tabIndex={-1}
      className={styles.banner}
      data-clarity-mask="true"
    >
      <div className={styles.head}>
        <p id={titleId} className={styles.title}>
          {texts.title}
        </p>
        <button type="button" className={styles.close} aria-label={frame.close} {...consentAction('close')}>
          <Icon name="x" />
        </button>
      </div>
      <p className={styles.text}>
        {texts.text}{' '}
        {cookiesLink ? (
          <Anchor href={cookiesLink.href} newTab={cookiesLink.newTab === true} className={styles.link}>
            {cookiesLink.label}
          </Anchor>
        ) : null}
      </p>
      <ConsentStateText className={styles.state} />
      <div className={styles.answers}>
        <Button kind="secondary" size="small" {...consentAction('denied')}>
          {texts.rejectLabel}
        </Button>
        <Button kind="secondary" size="small" className={styles.accept} {...consentAction('granted')}>
          {texts.acceptLabel}
        </Button>
      </div>
    </section>
  );
}

/** The consent texts, or null where analytics is not configured: there is nothing to consent to. */
const ConsentTextsContext = createContext<ConsentTexts | null>(null);

/** Provides the consent texts to everything that asks for consent or shows the answer. */
export const ConsentTextsProvider = ConsentTextsContext.Provider;

const useConsentTexts = () => useContext(ConsentTextsContext);

/** The visitor's answer. Every variant is in the HTML; styles show the right one. */
function ConsentStateText({ className }: { className: string }) {
  const texts = useConsentTexts();
  if (!texts) return null;
  return (
    <div className={className}>
      <p className={styles.accepted}>{texts.acceptedText}</p>
      <p className={styles.rejected}>{texts.rejectedText}</p>
      <p className={styles.refused}>{texts.signalText}</p>
    </div>
  );
}

/** Opens the banner again, to see or change the answer. Renders nothing where there is nothing to consent to. */
export function ConsentSettingsButton({ className }: { className: string }) {
  const texts = useConsentTexts();
  if (!texts) return null;
  return (
    <button type="button" className={`${className} ${styles.scripted}`} {...consentAction('open')}>
      {texts.settingsLabel}
    </button>
  );
}

/**
 * On the page that the banner links to: the visitor's answer, and a button to change it.
 * @param path canonical, of the page that is shown
 */
export function ConsentSummary({ path }: { path: string }) {
  const texts = useConsentTexts();
  if (!texts?.cookiesLink || safeHref(texts.cookiesLink.href).href !== path) return null;
  return (
    <div className={styles.summary}>
      <ConsentStateText className={styles.summaryState} />
      <ConsentSettingsButton className={styles.summaryButton} />
    </div>
  );
}
