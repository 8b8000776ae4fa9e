import { useLocation } from '@remix-run/react';
import { type MouseEvent, useEffect, useRef, useState } from 'react';
import type { BlockOf } from '../../content-model/content-types';
import { Button, ButtonLink } from '../../ui/actions';
import { draftsMessage } from '../../ui/chat-marker';
import { tracked } from '../../ui/events';
import { formQuery } from '../../ui/form-query';
import { Pending } from '../../ui/hydration/pending';
import { needsReact } from '../../ui/hydration/start-react';
import { Icon } from '../../ui/icon/icon';
import { VisuallyHidden } from '../../ui/typography';
import { titleId } from '../block-ids';
import { ChoiceForm } from './choice-form';
import { OutlineSheet } from './outline-sheet';
import {
  type Choice,
  mailLink,
  type Outline,
  outlineOf,
  outlineText,
  readChoice,
  writeChoice,
} from './quote';
import * as styles from './quote-builder.css';

/** The form, its outline, and the ways to send it. Fields are not controlled: what is chosen before React starts is kept. */
export function Builder({ block, search }: { block: BlockOf<'quoteBuilder'>; search: string }) {
  const { labels } = block;
  const { pathname } = useLocation();
  const form = useRef<HTMLFormElement>(null);
  const result = useRef<HTMLDivElement>(null);
  const [choice, setChoice] = useState(() => readChoice(new URLSearchParams(search), block));
  const [version, setVersion] = useState(0);

  const keep = (next: Choice, address = `${pathname}?${writeChoice(next)}`) => {
    setChoice(next);
    history.replaceState(history.state, '', address);
  };
  // Keeps what was chosen before React started; in previews, other content changes what the form offers.
  // biome-ignore lint/correctness/useExhaustiveDependencies: later choices are kept by the form's own events
  useEffect(() => {
    if (!form.current) return;
    const chosen = readChoice(formQuery(form.current), block);
    if (isChanged(form.current)) keep(chosen);
    else setChoice(chosen);
  }, [block]);

  const id = titleId(block);
  const outline = outlineOf(choice, block);
  return (
    <Pending>
      <ChoiceForm
        key={version}
        formRef={form}
        id={id}
        path={pathname}
        block={block}
        choice={choice}
        outline={outline}
        onInput={({ currentTarget }) => keep(readChoice(formQuery(currentTarget), block))}
        onSubmit={(event) => {
          event.preventDefault();
          const wrong = form.current?.querySelector<HTMLElement>('[aria-invalid="true"]');
          if (wrong) wrong.focus();
          else showBelow(form.current, result.current);
        }}
        onShow={(event) => {
          event.preventDefault();
          showBelow(form.current, result.current);
        }}
        onReset={(event: MouseEvent) => {
          event.preventDefault();
          keep(readChoice(new URLSearchParams(), block), pathname);
          setVersion(version + 1);
        }}
      />
      <div ref={result} className={styles.result} id={`${id}-outline`} tabIndex={-1}>
        <OutlineSheet labels={labels} outline={outline} />
        {outline.isWrong ? null : <SendOutline email={block.email} labels={labels} outline={outline} />}
      </div>
    </Pending>
  );
}

/** Scrolls to the outline where it is below the form; beside it, it is in view. */
function showBelow(form: HTMLElement | null, result: HTMLElement | null) {
  if (!form || !result || result.getBoundingClientRect().top < form.getBoundingClientRect().bottom) return;
  result.scrollIntoView();
  result.focus({ preventScroll: true });
}

const isChanged = (form: HTMLFormElement) =>
  [...form.querySelectorAll('input')].some(
    (field) => field.checked !== field.defaultChecked || field.value !== field.defaultValue,
  );

type SendOutlineProps = {
  /** Address that the mail is sent to; null leaves it to the visitor. */
  email: string | null;
  labels: BlockOf<'quoteBuilder'>['labels'];
  /** Without users there is little to send. */
  outline: Outline;
};

/** Three ways to send the outline, of which the site itself sends none. Without scripts: a mail, and text to select. */
function SendOutline({ email, labels, outline }: SendOutlineProps) {
  const text = outlineText(outline, labels);
  const kind = outline.users > 0 ? 'primary' : 'secondary';
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
      <ButtonLink
        kind={kind}
        size="small"
        href={mailLink(email, labels.outline, text)}
        {...tracked('outlineSent')}
      >
        {labels.send}
      </ButtonLink>
      <Button
        kind="secondary"
        size="small"
        className={styles.withScripts}
        onClick={copy}
        {...tracked('outlineCopied')}
        {...needsReact}
      >
        {copied === text ? labels.copied : labels.copy}
      </Button>
      <Button
        kind="secondary"
        size="small"
        className={`${styles.withScripts} ${styles.withChat}`}
        {...draftsMessage(text)}
        {...tracked('outlineAsked')}
        {...needsReact}
      >
        {labels.inChat}
      </Button>
      <VisuallyHidden>
        <span role="status">{copied === text ? labels.copied : ''}</span>
      </VisuallyHidden>
      <details ref={details} className={styles.text}>
        <summary>
          {labels.asText}
          <Icon name="chevron-down" size={18} />
        </summary>
        <pre ref={plain} className={styles.plain}>
          {text}
        </pre>
      </details>
    </div>
  );
}
