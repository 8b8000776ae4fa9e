import { useLocation } from '@remix-run/react';
import { type MouseEvent, useEffect, useRef, useState } from 'react';
import type { BlockOf } from '../../content/content-types';
import { Button, ButtonLink } from '../../ui/actions';
import { formQuery } from '../../ui/form-query';
import { VisuallyHidden } from '../../ui/typography';
import { titleId } from '../title-id';
import { ChoiceForm } from './choice-form';
import { OutlineSheet } from './outline-sheet';
import { type Choice, mailLink, outlineOf, outlineText, readChoice, writeChoice } from './quote';
import * as styles from './quote-builder.css';

type BuilderProps = {
  block: BlockOf<'quoteBuilder'>;
  /** Query of the page's address, which may contain a choice. */
  search: string;
};

/** The form, its outline, and the ways to send it. Fields are not controlled: what is chosen before React starts is kept. */
export function Builder({ block, search }: BuilderProps) {
  const { labels } = block;
  const { pathname } = useLocation();
  const form = useRef<HTMLFormElement>(null);
  const [choice, setChoice] = useState(() => readChoice(new URLSearchParams(search), block));
  const [version, setVersion] = useState(0);
  const written = () => (form.current ? readChoice(formQuery(form.current), block) : choice);

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, for what was chosen before React started
  useEffect(() => setChoice(written()), []);

  const keep = (next: Choice, address = `${pathname}?${writeChoice(next)}`) => {
    setChoice(next);
    history.replaceState(history.state, '', address);
  };
  const id = titleId(block);
  const outline = outlineOf(choice, block);
  const text = outlineText(outline, labels);
  return (
    <>
      <ChoiceForm
        key={version}
        formRef={form}
        id={id}
        path={pathname}
        block={block}
        choice={choice}
        outline={outline}
        onInput={() => keep(written())}
        onSubmit={(event) => {
          event.preventDefault();
          form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
        }}
        onReset={(event: MouseEvent) => {
          event.preventDefault();
          keep(readChoice(new URLSearchParams(), block), pathname);
          setVersion(version + 1);
        }}
      />
      <div className={styles.result} id={`${id}-outline`}>
        <OutlineSheet labels={labels} outline={outline} />
        <ButtonLink kind="primary" href={mailLink(block.email, labels.outline, text)}>
          {labels.send}
        </ButtonLink>
        <TextToCopy labels={labels} text={text} />
      </div>
    </>
  );
}

type TextToCopyProps = { labels: BlockOf<'quoteBuilder'>['labels']; text: string };

/** Without scripts the text is selected by hand. */
function TextToCopy({ labels, text }: TextToCopyProps) {
  const [canCopy, setCanCopy] = useState(false);
  const [copied, setCopied] = useState('');
  useEffect(() => setCanCopy('clipboard' in navigator), []);
  const copy = () => navigator.clipboard.writeText(text).then(() => setCopied(text), console.error);
  return (
    <details className={styles.text}>
      <summary>{labels.asText}</summary>
      <pre className={styles.plain}>{text}</pre>
      {canCopy ? (
        <Button kind="secondary" size="small" onClick={copy}>
          {copied === text ? labels.copied : labels.copy}
        </Button>
      ) : null}
      <VisuallyHidden>
        <span role="status">{copied === text ? labels.copied : ''}</span>
      </VisuallyHidden>
    </details>
  );
}
