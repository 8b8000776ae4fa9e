import { createPreviewSecret } from '@sanity/preview-url-secret/create-secret';
import { Card } from '@sanity/ui';
import { useCallback, useState } from 'react';
import { getPublishedId, type SanityClient, useCurrentUser, useEditState } from 'sanity';
import { Pane, PaneContent, type UserViewComponent } from 'sanity/structure';
import { readStudioConfiguration } from '../configuration/studio-configuration';
import { BESIDE_FORM } from '../structure/open-last-pane';
import { Problem } from '../ui/problem';
import { useReading } from '../ui/use-reading';

/** Lists of documents make room for it. */
const PANE_PX = 480;
const TYPE = 'productView';

/** Form and preview stand side by side in a window that has room for both. In others the preview is a tab. */
const HAS_ROOM = '(min-width: 1360px)';
export const hasRoomForPreview = () => window.matchMedia(HAS_ROOM).matches;

/** The preview as a tab of the document. */
export const SheetTab: UserViewComponent = ({ documentId }) => (
  <SheetPreview id={getPublishedId(documentId)} />
);

/** The preview as a pane of its own, beside that of the document. */
export function SheetPane({ id }: { id: string }) {
  return (
    <Pane id={`preview-${id}`} minWidth={PANE_PX} flex={2} data-testid={BESIDE_FORM}>
      <PaneContent>
        <SheetPreview id={id} />
      </PaneContent>
    </Pane>
  );
}

/** A product view as the site draws it, as wide as its pane; each change is drawn as soon as it is saved. */
function SheetPreview({ id }: { id: string }) {
  const { found: secret, problem } = usePreviewSecret();
  const { draft, published } = useEditState(id, TYPE);
  const revision = (draft ?? published)?._rev;
  if (problem) return <Problem text={`The preview could not be started: ${problem}`} />;
  if (secret && revision) return <Sheet {...{ id, secret, revision }} />;
  return <Card padding={4}>What the view looks like on the site appears here.</Card>;
}

/** Allows the site's preview for an hour; each draft that it shows extends that. */
function usePreviewSecret() {
  const userId = useCurrentUser()?.id;
  const make = useCallback(
    async (client: SanityClient) =>
      (await createPreviewSecret(client, 'sheet-preview', window.location.href, userId)).secret,
    [userId],
  );
  return useReading(make);
}

/** The page of one view. */
function Sheet({ id, secret, revision }: { id: string; secret: string; revision: string }) {
  const [enabledAt, setEnabledAt] = useState<string>();
  const { siteOrigin } = readStudioConfiguration();
  const path = `/product-views/${encodeURIComponent(id)}`;
  const enabling = new URLSearchParams({ 'sanity-preview-secret': secret, 'sanity-preview-pathname': path });
  // By then the site has set its cookie.
  const isEnabled = enabledAt !== undefined && enabledAt !== revision;
  return (
    <iframe
      title="Product view on the site"
      src={siteOrigin + (isEnabled ? `${path}?revision=${revision}` : `/preview/enable?${enabling}`)}
      onLoad={() => setEnabledAt((before) => before ?? revision)}
      style={{ display: 'block', width: '100%', height: '100%', border: 0 }}
    />
  );
}
