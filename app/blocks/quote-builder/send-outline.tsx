import { useRef, useState } from 'react';
import type { BlockOf } from '../../content/content-types';
import { Button, ButtonLink } from '../../ui/actions';
import { draftMessage } from '../../ui/chat-draft';
import { needsReact } from '../../ui/hydration/start-react';
import { VisuallyHidden } from '../../ui/typography';
import { mailLink } from './quote';
import * as styles from './quote-builder.css';

type SendOutlineProps = {
  /** Address that the mail is sent to; null leaves it to the visitor. */
  email: string | null;
  labels: BlockOf<'quoteBuilder'>['labels'];
  /** The outline as plain text. */
  text: string;
};

/** Three ways to send the outline, of which the site itself sends none. Without scripts: a mail, and text to select. */
export function SendOutline({ email, labels, text }: SendOutlineProps) {
  const details = useRef<HTMLDetailsElement>(null);
  const plain = useRef<HTMLPreElement>(null);
  const [copied, setCopied] = useState('');
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      setCopied(text);
    } catch (error) {
      console.error('The browser does not let the page copy; the text is selected instead.', error);
      if (details.current) details.current.open = true;
      if (plain.current) getSelection()?.selectAllChildren(plain.current);
    }
  };
  return (
    <div className={styles.send}>
      <ButtonLink kind="primary" size="small" href={mailLink(email, labels.outline, text)}>
        {labels.send}
      </ButtonLink>
      <Button kind="secondary" size="small" className={styles.withScripts} onClick={copy} {...needsReact}>
        {copied === text ? labels.copied : labels.copy}
      </Button>
      <Button
        kind="secondary"
        size="small"
        className={`${styles.withScripts} ${styles.withChat}`}
        onClick={() => draftMessage(text)}
        {...needsReact}
      >
        {labels.inChat}
      </Button>
      <VisuallyHidden>
        <span role="status">{copied === text ? labels.copied : ''}</span>
      </VisuallyHidden>
      <details ref={details} className={styles.text}>
        <summary>{labels.asText}</summary>
        <pre ref={plain} className={styles.plain}>
          {text}
        </pre>
      </details>
    </div>
  );
}
