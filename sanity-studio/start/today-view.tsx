import { AddIcon } from '@sanity/icons';
import { Badge, Box, Button, Card, Container, Flex, Heading, Inline, Spinner, Stack, Text } from '@sanity/ui';
import { type ReactNode, useCallback, useEffect } from 'react';
import { type SanityClient, useCurrentUser, useSchema, useUserStore } from 'sanity';
import { IntentLink, useRouter } from 'sanity/router';
import { useFindProblems } from '../attention/use-find-problems';
import { Entries } from '../dates/calendar-view';
import { dateAndTime, timeOfDay } from '../schema/names/studio-dates';
import { DocumentRow, titleOf } from '../ui/document-row';
import { Problem } from '../ui/problem';
import { useReading } from '../ui/use-reading';
import { type Changed, readToday } from './today';

/** Id of its pane, as in Studio's address. */
export const TODAY = 'today';

/** From this width on Studio shows panes side by side. */
const HAS_ROOM = '(min-width: 600px)';

/** Opens today's pane where nothing else is open beside the tree. */
export function TodayFirst() {
  const { state, navigate } = useRouter();
  const isEmpty = !('panes' in state) && !('intent' in state);
  useEffect(() => {
    if (isEmpty && window.matchMedia(HAS_ROOM).matches)
      navigate({ panes: [[{ id: TODAY }]] }, { replace: true });
  }, [isEmpty, navigate]);
  return null;
}

/** Types of what is begun most often. */
const BEGUN = ['article', 'page', 'faqItem', 'redirect'];

/** What there is to do, in place of an empty pane. */
export function TodayView() {
  const me = useCurrentUser()?.id;
  const users = useUserStore();
  const read = useCallback((client: SanityClient) => readToday(client, users, me), [users, me]);
  const { found, problem } = useReading(read);
  if (!found)
    return (
      <Box padding={4}>{problem ? <Problem text={`Nothing could be read: ${problem}`} /> : <Spinner />}</Box>
    );
  return (
    <Box padding={4} overflow="auto" height="fill" sizing="border">
      <Container width={1}>
        <Stack space={5}>
          <Inline space={2}>
            {BEGUN.map((type) => (
              <NewButton key={type} type={type} />
            ))}
          </Inline>
          <Section title="Your drafts" none="All that you have changed is published.">
            {found.drafts.map(rowOf)}
          </Section>
          {found.changes.length > 0 ? (
            <Section title="Changed by others today">{found.changes.map(rowOf)}</Section>
          ) : null}
          <Section title="The next two weeks" none="Nothing comes or goes by its dates.">
            {found.days.map(({ day, entries }) => (
              <Entries key={day} title={day} entries={entries} timeOf={timeOfDay} />
            ))}
          </Section>
          <Problems />
        </Stack>
      </Container>
    </Box>
  );
}

function NewButton({ type }: { type: string }) {
  const title = useSchema().get(type)?.title ?? type;
  const link = { as: IntentLink, 'data-as': 'a', intent: 'create', params: { type, template: type } };
  return <Button {...link} mode="ghost" fontSize={1} icon={AddIcon} text={`New ${title.toLowerCase()}`} />;
}

const MOST_SHOWN = 6;

/** `none`: what it says if it is empty. */
type SectionProps = { title: string; none?: string; children: ReactNode[] };

function Section({ title, none, children }: SectionProps) {
  const hidden = children.length - MOST_SHOWN;
  const note = hidden > 0 ? `And ${hidden} more.` : none;
  return (
    <Stack as="section" space={3}>
      <Heading as="h2" size={1}>
        {title}
      </Heading>
      {children.slice(0, MOST_SHOWN)}
      {children.length === 0 || hidden > 0 ? (
        <Text size={1} muted>
          {note}
        </Text>
      ) : null}
    </Stack>
  );
}

function rowOf(document: Changed) {
  const { _id, _type, _updatedAt, editor } = document;
  const detail = [dateAndTime(_updatedAt), editor].filter(Boolean).join(' · ');
  return <DocumentRow key={_id} id={_id} type={_type} isMixed title={titleOf(document)} detail={detail} />;
}

/** How much needs attention, kind by kind; read last, because it takes longest on a large site. */
function Problems() {
  const { found, problem } = useReading(useFindProblems());
  const none = found ? 'Nothing is wrong with the content.' : 'Looking through all content…';
  return (
    <Section title="Needs attention" none={problem ?? none}>
      {(found?.lists ?? []).map(({ kind, title, level, flaws }) => (
        <Card
          key={kind}
          as={IntentLink}
          intent="attention"
          // Without any, Studio's router does not know the address.
          params={{ kind }}
          padding={3}
          radius={2}
          border
          data-as="a"
        >
          <Flex gap={3} align="center" justify="space-between">
            <Text size={1}>{title}</Text>
            <Badge tone={level === 'error' ? 'critical' : 'caution'}>{flaws.length}</Badge>
          </Flex>
        </Card>
      ))}
    </Section>
  );
}
