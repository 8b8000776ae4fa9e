import { createPreviewSecret } from '@sanity/preview-url-secret/create-secret';
import { Box, Button, Card, Flex, Text, useElementSize } from '@sanity/ui';
import { useCallback, useState } from 'react';
import { getPublishedId, type SanityClient, useCurrentUser, useEditState } from 'sanity';
import { Pane, PaneContent, type UserViewComponent } from 'sanity/structure';
import { readStudioConfiguration } from '../configuration/studio-configuration';
import { BESIDE_FORM } from '../structure/open-last-pane';
import { Problem } from '../ui/problem';
import { useReading } from '../ui/use-reading';

/** Widths of windows, px. */
const WIDTHS = { Phone: 390, Desktop: 1200 };
/** Lists of documents make room for it. */
const PANE_PX = 480;
const TYPE = 'productView';
type Width = keyof typeof WIDTHS;

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

/** A product view as the site draws it; each change is drawn as soon as it is saved. */
function SheetPreview({ id }: { id: string }) {
  const [width, setWidth] = useState<Width>('Phone');
  const { found: secret, problem, reload } = usePreviewSecret();
  const { draft, published } = useEditState(id, TYPE);
  const revision = (draft ?? published)?._rev;
  return (
    <Flex direction="column" height="fill">
      <Flex gap={1} padding={3} align="center">
        {(['Phone', 'Desktop'] as const).map((name) => (
          <Button
            key={name}
            mode="bleed"
            fontSize={1}
            padding={2}
            text={name}
            selected={name === width}
            onClick={() => setWidth(name)}
          />
        ))}
        <Box flex={1} />
        <Button mode="bleed" fontSize={1} padding={2} text="Look again" onClick={reload} />
      </Flex>
      {problem ? <Problem text={`The preview could not be started: ${problem}`} /> : null}
      {revision === undefined ? (
        <Box padding={4}>
          <Text size={1} muted>
            What the view looks like on the site appears here.
          </Text>
        </Box>
      ) : null}
      {secret && revision ? (
        <Sheet key={secret} {...{ secret, revision }} id={id} widthPx={WIDTHS[width]} />
      ) : null}
    </Flex>
  );
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

type SheetProps = { id: string; secret: string; revision: string; widthPx: number };

/** The page of one view. It is as wide as a window, and made smaller to fit. */
function Sheet({ id, secret, revision, widthPx }: SheetProps) {
  const [frame, setFrame] = useState<HTMLElement | null>(null);
  const room = useElementSize(frame)?.border;
  const [enabledAt, setEnabledAt] = useState<string>();
  const { siteOrigin } = readStudioConfiguration();
  const path = `/product-views/${encodeURIComponent(id)}`;
  const enabling = new URLSearchParams({ 'sanity-preview-secret': secret, 'sanity-preview-pathname': path });
  // By then the site has set its cookie.
  const isEnabled = enabledAt !== undefined && enabledAt !== revision;
  const scale = Math.min(1, (room?.width ?? widthPx) / widthPx);
  return (
    <Card ref={setFrame} flex={1} borderTop overflow="hidden">
      <iframe
        title="Product view on the site"
        src={siteOrigin + (isEnabled ? `${path}?revision=${revision}` : `/preview/enable?${enabling}`)}
        onLoad={() => setEnabledAt((before) => before ?? revision)}
        style={{
          display: 'block',
          width: widthPx,
          height: (room?.height ?? 0) / scale,
          border: 0,
          transform: `scale(${scale})`,
          transformOrigin: '0 0',
        }}
      />
    </Card>
  );
}
