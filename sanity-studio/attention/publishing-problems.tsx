import { Card, Stack, Text } from '@sanity/ui';
import type { ContentDocument } from '../checks/flaw';
import { DocumentRow, titleOf } from '../ui/document-row';
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
          const draft = drafts.find(({ _id }) => _id === id);
          return (
            <DocumentRow
              key={`${id} ${path} ${message}`}
              id={id}
              type={draft?._type ?? ''}
              isMixed
              title={draft ? titleOf(draft) : 'Untitled'}
              detail={message}
              field={path}
            />
          );
        })}
      </Stack>
    </Card>
  );
}
