import { useLocation } from '@remix-run/react';
import { type MouseEvent, useEffect, useRef, useState } from 'react';
import type { BlockOf } from '../../content/content-types';
import { formQuery } from '../../ui/form-query';
import { Pending } from '../../ui/hydration/pending';
import { titleId } from '../title-id';
import { ChoiceForm } from './choice-form';
import { OutlineSheet } from './outline-sheet';
import { type Choice, outlineOf, outlineText, readChoice, writeChoice } from './quote';
import * as styles from './quote-builder.css';
import { SendOutline } from './send-outline';

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

  // Keeps what was chosen before React started; in previews, other content changes what the form offers.
  useEffect(() => {
    if (form.current) setChoice(readChoice(formQuery(form.current), block));
  }, [block]);

  const keep = (next: Choice, address = `${pathname}?${writeChoice(next)}`) => {
    setChoice(next);
    history.replaceState(history.state, '', address);
  };
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
        <SendOutline email={block.email} labels={labels} text={outlineText(outline, labels)} />
      </div>
    </Pending>
  );
}
