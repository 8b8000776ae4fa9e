import { Box, Container, Spinner, Stack, Text } from '@sanity/ui';
import { useMemo } from 'react';
import { useSchema } from 'sanity';
import { dateAndTime, dayInWords, timeOfDay } from '../schema/names/studio-dates';
import { CountedList } from '../ui/counted-list';
import { DocumentRow } from '../ui/document-row';
import { Problem } from '../ui/problem';
import { useLiveQuery } from '../ui/use-live-query';
import { type CalendarEntry, calendarOf, type DatedDocument, datedQuery } from './calendar';

const OPTIONS = { perspective: 'raw', tag: 'calendar' } as const;

/** What comes and goes on the site, day by day; each entry leads to its date. */
export function CalendarView() {
  const { found, problem } = useLiveQuery<DatedDocument[]>(datedQuery, {}, OPTIONS);
  const calendar = useMemo(() => found && calendarOf(found, Date.now(), dayInWords), [found]);
  const isEmpty = calendar?.days.length === 0 && calendar.over.length === 0;
  return (
    <Box padding={4} overflow="auto" height="fill" sizing="border">
      <Container width={1}>
        <Stack space={4}>
          <Text size={1} muted>
            Pages, articles, openings and blocks that have “Visible from” or “Visible until”, in your time
            zone.
          </Text>
          {problem ? <Problem text={`The dates could not be read: ${problem}`} /> : null}
          {!calendar && !problem ? <Spinner muted /> : null}
          {isEmpty ? <Text size={1}>Nothing has dates.</Text> : null}
          {calendar?.days.map(({ day, entries }) => (
            <Entries key={day} title={day} entries={entries} timeOf={timeOfDay} />
          ))}
          {calendar && calendar.over.length > 0 ? (
            <Entries title="Over" entries={calendar.over} timeOf={dateAndTime} />
          ) : null}
        </Stack>
      </Container>
    </Box>
  );
}

type EntriesProps = { title: string; entries: CalendarEntry[]; timeOf: (time: string) => string };

/** What comes and goes on a day. */
export function Entries({ title, entries, timeOf }: EntriesProps) {
  const schema = useSchema();
  const rows = entries.map((entry) => (
    <DocumentRow
      key={`${entry.id} ${entry.field}`}
      id={entry.id}
      type={entry.type}
      title={`${timeOf(new Date(entry.atMs).toISOString())} · ${nameOf(entry, (type) => schema.get(type)?.title)}`}
      detail={detailOf(entry)}
      field={entry.field}
    />
  ));
  return <CountedList title={title} rows={rows} />;
}

/** What comes or goes: the page, or a block of it. */
function nameOf(
  { type, title, block }: CalendarEntry,
  titleOf: (type: string) => string | undefined,
): string {
  if (!block) return `${titleOf(type) ?? type} “${title}”`;
  return [`Block “${titleOf(block.type) ?? block.type}”`, block.title && `(${block.title})`, `of “${title}”`]
    .filter(Boolean)
    .join(' ');
}

function detailOf({ comes, path, isDraft }: CalendarEntry): string {
  const change = comes ? 'Comes' : 'Goes';
  return [change, path, isDraft && 'only in a draft: publish it'].filter(Boolean).join(' · ');
}
