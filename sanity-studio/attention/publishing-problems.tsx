import { Card, Stack, Text } from '@sanity/ui';
import type { ContentDocument } from '../checks/flaw';
import { FlawRow } from '../ui/document-row';
import { Problem } from '../ui/problem';
import type { PublishingFailure } from './use-publish-together';

type Props = { failure: PublishingFailure | undefined; drafts: readonly ContentDocument[] };

/** What keeps drafts from being published together; each refusal leads to its field. */
export function PublishingProblems({ failure, drafts }: Props) {
  if (!failure) return null;
  if ('problem' in failure) return <Problem text={`Nothing was published: ${failure.problem}`} />;
  return (
    <Card padding={3} tone="critical" radius={2} role="alert">
      <Stack space={3}>
        <Text size={1}>Nothing was published. Mend these, then publish again:</Text>
        {failure.refusals.map(({ id, path, message }) => {
          const document = drafts.find(({ _id }) => _id === id) ?? { _id: id, _type: '' };
          return <FlawRow key={`${id} ${path} ${message}`} flaw={{ document, path, message }} />;
        })}
      </Stack>
    </Card>
  );
}
