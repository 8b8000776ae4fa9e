import { Box, Button, Card, Flex, Stack, Text, TextInput } from '@sanity/ui';
import { useState } from 'react';
import { useClient } from 'sanity';
import { API_VERSION } from '../../protocol/lake-api';
import { SHARED_LINK_PATH } from '../../protocol/preview';
import { dateAndTime } from '../schema/names/studio-dates';
import { SelectField, TextField } from '../ui/dialog-parts';
import { Problem } from '../ui/problem';
import { useAttempt } from '../ui/use-attempt';
import { useLiveQuery } from '../ui/use-live-query';

/** In days. */
const DURATIONS = [
  ['1', 'one day'],
  ['7', 'one week'],
  ['30', '30 days'],
] as const;

type Props = {
  /** As it is stored. */
  path: string;
  siteOrigin: string;
};

/** Creates and revokes links to the draft of a page. */
export function SharePanel({ path, siteOrigin }: Props) {
  const client = useClient({ apiVersion: API_VERSION });
  const { found: shares = [], problem: unread } = useLiveQuery<ActiveShare[]>(sharesQuery, { path }, LIVE);
  const [madeFor, setMadeFor] = useState('');
  const [days, setDays] = useState('7');
  const [made, setMade] = useState<Awaited<ReturnType<typeof newShare>>>();
  const { attempt, problem } = useAttempt();
  const make = async () => {
    const share = await newShare({ path, madeFor: madeFor.trim(), days: Number(days), siteOrigin });
    await client.create(share.document, { tag: 'share' });
    setMade(share);
    setMadeFor('');
  };

  return (
    <Stack space={5}>
      <Text size={1} muted>
        Whoever has the link sees this page as it is in Studio now, without an account, and nothing else that
        is not published. They cannot change anything.
      </Text>
      <TextField
        label="Made for"
        placeholder="For example: Anna, legal"
        value={madeFor}
        onChange={setMadeFor}
      />
      <Flex gap={3} align="flex-end">
        <Box flex={1}>
          <SelectField label="Works for" value={days} choices={DURATIONS} onChange={setDays} />
        </Box>
        <Button text="Make a link" tone="primary" onClick={() => attempt(make)} />
      </Flex>
      {problem ? <Problem text={`The link could not be made: ${problem}`} /> : null}
      {made ? <NewLink link={made.link} /> : null}
      {unread ? <Problem text={`The links that work could not be read: ${unread}`} /> : null}
      <ShareList
        shares={shares}
        // Its link is dead.
        onTakenBack={(id) => setMade((before) => (before?.document._id === id ? undefined : before))}
      />
    </Stack>
  );
}

function NewLink({ link }: { link: string }) {
  const [isCopied, setIsCopied] = useState(false);
  const copy = () =>
    navigator.clipboard.writeText(link).then(
      () => setIsCopied(true),
      () => setIsCopied(false),
    );
  return (
    <Card tone="positive" padding={3} radius={2}>
      <Stack space={3}>
        <Text size={1}>Copy the link now. It is not kept here, and cannot be shown again.</Text>
        <Flex gap={2}>
          <Box flex={1}>
            <TextInput aria-label="Link to the draft" readOnly value={link} fontSize={1} />
          </Box>
          <Button text={isCopied ? 'Copied' : 'Copy'} mode="ghost" onClick={copy} />
        </Flex>
      </Stack>
    </Card>
  );
}

/** The valid links, each with a button that revokes it. */
function ShareList({ shares, onTakenBack }: { shares: ActiveShare[] } & Pick<RowProps, 'onTakenBack'>) {
  if (shares.length === 0) return null;
  return (
    <Stack space={3}>
      <Text size={1} weight="medium">
        Links that work
      </Text>
      <Stack as="ul" space={2}>
        {shares.map((share) => (
          <ShareRow key={share._id} share={share} onTakenBack={onTakenBack} />
        ))}
      </Stack>
    </Stack>
  );
}

type RowProps = { share: ActiveShare; onTakenBack: (id: string) => void };

function ShareRow({ share, onTakenBack }: RowProps) {
  const client = useClient({ apiVersion: API_VERSION });
  const { attempt, problem } = useAttempt();
  const takeBack = async () => {
    await client.delete(share._id, { tag: 'share' });
    onTakenBack(share._id);
  };
  const until = dateAndTime(share.expiresAt);
  return (
    <Card as="li" padding={2} radius={2} border>
      <Flex align="center" gap={3}>
        <Box flex={1} paddingLeft={2}>
          <Stack space={2}>
            <Text size={1} weight="medium">
              {share.madeFor || 'No note'}
            </Text>
            <Text size={1} muted>
              {problem ? 'It could not be taken back. Try again.' : `until ${until}`}
            </Text>
          </Stack>
        </Box>
        <Button text="Take back" mode="ghost" tone="critical" onClick={() => attempt(takeBack)} />
      </Flex>
    </Card>
  );
}

const SECRET_BYTES = 24;
const MS_PER_DAY = 24 * 60 * 60 * 1000;

type ShareOptions = { path: string; madeFor: string; days: number; siteOrigin: string };

/**
 * Makes a link to the draft of one page. The dot in its id hides the document from clients without a token.
 * @param wish `path` as it is stored, with its placeholders
 * @returns the document, and the link with its secret, of which the dataset holds only a hash
 */
async function newShare({ path, madeFor, days, siteOrigin }: ShareOptions) {
  const id = crypto.randomUUID();
  const secret = base64Url(crypto.getRandomValues(new Uint8Array(SECRET_BYTES)));
  const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(secret));
  return {
    document: {
      _id: `previewShare.${id}`,
      _type: 'previewShare',
      path,
      madeFor,
      expiresAt: new Date(Date.now() + days * MS_PER_DAY).toISOString(),
      secretHash: hex(new Uint8Array(hash)),
    },
    link: `${siteOrigin}${SHARED_LINK_PATH}?key=${id}.${secret}`,
  };
}

function base64Url(bytes: Uint8Array): string {
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
}

const hex = (bytes: Uint8Array) => Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');

/** A valid link, as the dialog lists it. */
type ActiveShare = { _id: string; madeFor: string | null; expiresAt: string };

const sharesQuery = `*[_type == "previewShare" && path == $path && dateTime(expiresAt) > dateTime(now())] | order(expiresAt asc){ _id, madeFor, expiresAt }`;

const LIVE = { perspective: 'raw', tag: 'shares' } as const;
