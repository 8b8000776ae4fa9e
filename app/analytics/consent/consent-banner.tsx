import { useId } from 'react';
import { Button } from '../../ui/actions';
import { Anchor } from '../../ui/anchor';
import { Icon } from '../../ui/icon/icon';
import { consentAction } from './consent-action';
import * as styles from './consent-banner.css';
import { consentRules } from './consent-rules';
import { ConsentStateText } from './consent-state-text';
import { useConsentTexts } from './consent-texts';

/**
 * Asks for consent, once, and again when the visitor wants to change the answer. It is in the page of everybody, and styles
 * show it by what the page's program has put on the root element; the page beside it stays alive.
 */
export function ConsentBanner() {
  const texts = useConsentTexts();
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
        <button type="button" className={styles.close} aria-label="Close" {...consentAction('close')}>
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
