import { Card, Stack, Text } from '@sanity/ui';
import { IntentLink } from 'sanity/router';

type Props = {
  id: string;
  type: string;
  title: string;
  detail?: string | null;
  /** Field to open at, as a path within the document. */
  field?: string;
};

/** A line that leads to a document, or to a field of it. */
export function DocumentRow({ id, type, title, detail, field }: Props) {
  const params = { id: id.replace(/^drafts\./, ''), type, ...(field ? { path: field } : {}) };
  return (
    <Card as={IntentLink} intent="edit" params={params} padding={3} radius={2} border data-as="a">
      <Stack space={2}>
        <Text size={1} weight="medium">
          {title}
        </Text>
        {detail ? (
          <Text size={1} muted>
            {detail}
          </Text>
        ) : null}
      </Stack>
    </Card>
  );
}
