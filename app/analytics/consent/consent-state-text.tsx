import { accepted, refused, rejected } from './consent-state-text.css';
import { useConsentTexts } from './consent-texts';

/** What the visitor has answered. All of it is in the page of everybody; styles show what is so. */
export function ConsentStateText({ className }: { className: string }) {
  const texts = useConsentTexts();
  if (!texts) return null;
  return (
    <div className={className}>
      <p className={accepted}>{texts.acceptedText}</p>
      <p className={rejected}>{texts.rejectedText}</p>
      <p className={refused}>{texts.signalText}</p>
    </div>
  );
}
