import { useToast } from '@sanity/ui';
import { useEffect, useState } from 'react';
import { type LayoutProps, useDocumentStore } from 'sanity';
import { API_VERSION } from '../../protocol/lake-api';
import type { Brand } from '../../protocol/placeholders';
import { useLastingOperations } from '../bin/lasting-operations';
import { NOT_STORED } from '../lake/lake-client';
import { setBrandOfPreviews } from './filled-previews';

const brandQuery = `*[_id == "siteSettings"][0]{
  "productName": coalesce(productName, ""),
  "productSlug": coalesce(productSlug, ""),
  "applicationHost": coalesce(applicationHost, ""),
  facts
}`;

/** After this Studio shows itself, with placeholders as they are stored. */
const LONGEST_WAIT_MS = 2_000;

/**
 * Studio's messages stay for up to 30 s and lie over everything. On the right they would cover the buttons of dialogs,
 * which are at the right end of them; at the lower edge they and the line with the button Publish would cover each other.
 */
const MESSAGES_ON_THE_LEFT = 'ul[data-ui="ToastProvider"] { right: auto; bottom: 3rem; left: 0 }';

/** Studio writes each word of a dialog's title with a capital. */
const AS_WRITTEN = '[data-ui="Text"][style*="capitalize"] { text-transform: none !important }';

const NOT_SAVED = 'Not saved yet; keep this window open';

/** Studio itself, shown as soon as the values of placeholders are known: its lists would keep the braces. */
export function FillingLayout(props: LayoutProps) {
  const store = useDocumentStore();
  const [isReady, setIsReady] = useState(false);
  useLastingOperations();
  useReasonNotStored();
  useEffect(() => {
    const show = () => setIsReady(true);
    const timer = setTimeout(show, LONGEST_WAIT_MS);
    const options = { perspective: 'drafts', apiVersion: API_VERSION, tag: 'placeholders' } as const;
    const subscription = store.listenQuery(brandQuery, {}, options).subscribe({
      next: (found: Brand | null) => {
        setBrandOfPreviews(found);
        show();
      },
      error: show,
    });
    return () => {
      clearTimeout(timer);
      subscription.unsubscribe();
    };
  }, [store]);
  if (!isReady) return null;
  return (
    <>
      <style href="messages" precedence="default">
        {MESSAGES_ON_THE_LEFT + AS_WRITTEN}
      </style>
      {props.renderDefault(props)}
    </>
  );
}

/** Says why an edit is not stored yet, as long as it is sent again. */
function useReasonNotStored(): void {
  const { push } = useToast();
  useEffect(() => {
    const say = (event: Event) =>
      push({ id: NOT_STORED, status: 'error', title: NOT_SAVED, description: Reflect.get(event, 'detail') });
    addEventListener(NOT_STORED, say);
    return () => removeEventListener(NOT_STORED, say);
  }, [push]);
}
