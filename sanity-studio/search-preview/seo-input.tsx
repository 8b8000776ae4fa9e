import { createImageUrlBuilder } from '@sanity/image-url';
import { Box, Card, Heading, Stack, Text } from '@sanity/ui';
import { type ReactNode, useDeferredValue, useEffect, useState } from 'react';
import { type ObjectInputProps, type SanityDocument, useClient, useFormValue } from 'sanity';
import { isRecord } from '../../protocol/is-record';
import { API_VERSION } from '../../protocol/lake-api';
import { HEIGHT_PX, sharePath, WIDTH_PX } from '../../protocol/page-head';
import { isWithin, visibleSpan } from '../../protocol/visibility';
import { DESCRIPTION_LENGTH, TITLE_LENGTH } from '../checks/text-rules';
import { readStudioConfiguration } from '../configuration/studio-configuration';
import { usePublished } from '../inputs/use-published';
import { useLiveQuery } from '../ui/use-live-query';
import {
  addressTrail,
  cutForSearch,
  type HeadSettings,
  headSettingsQuery,
  type ShownHead,
  type StoredPicture,
  shownHead,
} from './shown-head';

const { siteOrigin } = readStudioConfiguration();

/** The fields for search and sharing, and below them how the page looks there. Site settings are not a page. */
export function SeoInput(props: ObjectInputProps) {
  const document = useDeferredValue(useFormValue([]));
  const isOfPage = isRecord(document) && document._type !== 'siteSettings';
  return (
    <Stack space={5}>
      {props.renderDefault(props)}
      {isOfPage ? <HeadPreview document={document} /> : null}
    </Stack>
  );
}

const OPTIONS = { perspective: 'drafts', tag: 'search-preview' } as const;

function HeadPreview({ document }: { document: Record<string, unknown> }) {
  // Site settings, followed while an editor elsewhere changes them. The form works without the preview.
  const { found: site } = useLiveQuery<HeadSettings | null>(
    headSettingsQuery,
    { language: String(document.language) },
    OPTIONS,
  );
  const revision = usePublished()?._rev;
  /** The last revision whose picture could not be loaded. The next one is tried again: its title may be another one. */
  const [undrawn, setUndrawn] = useState<string>();
  if (!site) return null;
  const head = shownHead(document, site, revision === undefined || revision !== undrawn);
  return (
    <>
      <Preview title="In search results">
        {head.isHidden ? (
          <Box padding={4}>
            <Text size={1} muted>
              Search engines do not show this page.
            </Text>
          </Box>
        ) : (
          <SearchResult head={head} site={site} />
        )}
      </Preview>
      <Preview title="When shared">
        <SocialCard head={head} site={site} onUndrawn={() => setUndrawn(revision)} />
      </Preview>
    </>
  );
}

function Preview({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Stack space={3} as="section" aria-label={title}>
      <Text as="h3" size={1} weight="medium">
        {title}
      </Text>
      <Card border radius={2} overflow="hidden" style={{ maxWidth: CARD_WIDTH_PX }}>
        {children}
      </Card>
    </Stack>
  );
}

const CARD_WIDTH_PX = 600;
/** Networks cut at two lines. */
const TWO_LINES = {
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
  overflow: 'hidden',
} as const;

type Shown = { head: ShownHead; site: HeadSettings };

function SearchResult({ head: { title, description, path }, site }: Shown) {
  return (
    <Stack space={3} padding={4}>
      <Text size={1}>{site.productName}</Text>
      <Text size={0} muted>
        {addressTrail(siteOrigin, path)}
      </Text>
      <Text size={3} accent>
        {cutForSearch(title, TITLE_LENGTH.max)}
      </Text>
      <Text size={1} muted>
        {cutForSearch(description, DESCRIPTION_LENGTH.max)}
      </Text>
    </Stack>
  );
}

function SocialCard({ head, site, onUndrawn }: Shown & { onUndrawn: () => void }) {
  const { title, description, picture } = head;
  return (
    <>
      {picture === 'drawn' ? <DrawnPicture head={head} site={site} onMissing={onUndrawn} /> : null}
      {picture && picture !== 'drawn' ? <UploadedPicture picture={picture} /> : null}
      <Stack padding={3} space={3}>
        <Text size={0} muted>
          {new URL(siteOrigin).host}
        </Text>
        <Text size={1} weight="semibold">
          <span style={TWO_LINES}>{title}</span>
        </Text>
        <Text size={1} muted>
          <span style={TWO_LINES}>{description}</span>
        </Text>
      </Stack>
    </>
  );
}

const PICTURE = { display: 'block', width: '100%', aspectRatio: `${WIDTH_PX} / ${HEIGHT_PX}` } as const;

function UploadedPicture({ picture }: { picture: StoredPicture }) {
  const client = useClient({ apiVersion: API_VERSION });
  const url = createImageUrlBuilder(client)
    .image(picture)
    .size(CARD_WIDTH_PX, (CARD_WIDTH_PX * HEIGHT_PX) / WIDTH_PX);
  return <img src={url.fit('crop').url()} alt="What networks show" loading="lazy" style={PICTURE} />;
}

/** Any hash: the site redirects to the picture of the page as it is published. */
const ANY_HASH = '0'.repeat(16);
/** By then the site shows what has been published. */
const SETTLING_MS = 3_000;

/** The picture that the site draws; before it draws one with this title, what that will say. */
function DrawnPicture({ head, site, onMissing }: Shown & { onMissing: () => void }) {
  const published = usePublished();
  const isSettled = useSettled(published);
  const dates = { visibleFrom: published?.visibleFrom, visibleUntil: published?.visibleUntil };
  const isVisible = isWithin(visibleSpan(dates), Date.now());
  const before = published && isVisible && isSettled ? shownHead(published, site, true) : undefined;
  if (published && before?.drawnTitle === head.drawnTitle && before.path === head.path)
    return (
      <img
        // The revision: browsers keep the picture of an address.
        src={`${siteOrigin}${sharePath(head.path, ANY_HASH)}?revision=${published._rev}`}
        alt="As the site draws it"
        loading="lazy"
        style={PICTURE}
        onError={onMissing}
      />
    );
  return (
    <Card tone="transparent" padding={4} borderBottom style={PICTURE}>
      <Stack space={4}>
        <Text size={1} weight="semibold">
          {site.productName}
        </Text>
        <Heading size={4}>{head.drawnTitle}</Heading>
        <Box paddingTop={2}>
          <Text size={1} muted>
            The site draws a picture with this title once visitors see the page.
          </Text>
        </Box>
      </Stack>
    </Card>
  );
}

/** Whether some time has passed since the document was published. */
function useSettled(published: SanityDocument | null): boolean {
  const { _rev, _updatedAt } = published ?? {};
  const [settled, setSettled] = useState<string>();
  useEffect(() => {
    const ageMs = Math.max(0, Date.now() - Date.parse(_updatedAt ?? ''));
    const timer = setTimeout(() => setSettled(_rev), SETTLING_MS - ageMs);
    return () => clearTimeout(timer);
  }, [_rev, _updatedAt]);
  return settled !== undefined && settled === _rev;
}
