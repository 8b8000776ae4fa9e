import { Box, Button, Card, Flex, Label, Select, Stack, Text, TextInput } from '@sanity/ui';
import { useState } from 'react';
import { useClient } from 'sanity';
import { API_VERSION } from '../schema/rules/api-version';
import { newShare } from './new-share';
import { ShareList } from './share-list';
import { useShares } from './use-shares';

const DURATIONS = [
  { days: 1, title: 'one day' },
  { days: 7, title: 'one week' },
  { days: 30, title: '30 days' },
];

type Props = {
  /** As it is stored. */
  path: string;
  siteOrigin: string;
};

/** Makes links to the draft of a page, and takes them back. */
export function SharePanel({ path, siteOrigin }: Props) {
  const client = useClient({ apiVersion: API_VERSION });
  const shares = useShares(path);
  const [madeFor, setMadeFor] = useState('');
  const [days, setDays] = useState(7);
  const [link, setLink] = useState<string>();
  const [problem, setProblem] = useState<string>();

  const make = async () => {
    setProblem(undefined);
    try {
      const share = await newShare({ path, madeFor: madeFor.trim(), days, siteOrigin });
      await client.create(share.document, { tag: 'share' });
      setLink(share.link);
      setMadeFor('');
    } catch (error) {
      setProblem(`The link could not be made: ${error instanceof Error ? error.message : String(error)}`);
    }
  };

  return (
    <Stack space={5}>
      <Text size={1} muted>
        Whoever has the link sees this page as it is in Studio now, without an account, and nothing else that
        is not published. They cannot change anything.
      </Text>
      <Stack space={3}>
        <Label as="label" htmlFor="share-made-for" size={1}>
          Made for
        </Label>
        <TextInput
          id="share-made-for"
          placeholder="For example: Anna, legal"
          value={madeFor}
          onChange={(event) => setMadeFor(event.currentTarget.value)}
        />
      </Stack>
      <Flex gap={3} align="flex-end">
        <Box flex={1}>
          <Stack space={3}>
            <Label as="label" htmlFor="share-days" size={1}>
              Works for
            </Label>
            <Select
              id="share-days"
              value={String(days)}
              onChange={(event) => setDays(Number(event.currentTarget.value))}
            >
              {DURATIONS.map((duration) => (
                <option key={duration.days} value={duration.days}>
                  {duration.title}
                </option>
              ))}
            </Select>
          </Stack>
        </Box>
        <Button text="Make a link" tone="primary" onClick={make} />
      </Flex>
      {problem ? (
        <Card tone="critical" padding={3} radius={2}>
          <Text size={1}>{problem}</Text>
        </Card>
      ) : null}
      {link ? <NewLink link={link} /> : null}
      <ShareList shares={shares} />
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
