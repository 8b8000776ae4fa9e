import { Card, Flex, Stack, Text } from '@sanity/ui';
import { getPublishedId, useSchema } from 'sanity';
import { IntentLink } from 'sanity/router';
import { languageOfFrame } from '../../protocol/language';
import type { ContentDocument, Flaw } from '../checks/flaw';
import { languageName } from '../languages/site-languages';
import { filledForList } from '../placeholders/filled-previews';
import { singleSettings } from '../structure/single-documents';

type DocumentRowProps = {
  id: string;
  type: string;
  title: string;
  detail?: string | null;
  /** Whether the kind of the document is said: in a list of several kinds. */
  isMixed?: boolean;
  /** Field to open at, as a path within the document. */
  field?: string;
};

/** A row that links to a document, or to a field of it. */
export function DocumentRow({ id, type, title, detail, field, isMixed = false }: DocumentRowProps) {
  const typeTitle = useSchema().get(type)?.title;
  const params = { id: getPublishedId(id), type, ...(field ? { path: field } : {}) };
  return (
    <Card as={IntentLink} intent="edit" params={params} padding={3} radius={2} border data-as="a">
      <Stack space={2}>
        <Flex gap={3} justify="space-between">
          <Text size={1} weight="medium">
            {title}
          </Text>
          {isMixed && typeTitle ? (
            <Text size={1} muted style={{ whiteSpace: 'nowrap' }}>
              {typeTitle}
            </Text>
          ) : null}
        </Flex>
        {detail ? (
          <Text size={1} muted>
            {detail}
          </Text>
        ) : null}
      </Stack>
    </Card>
  );
}

type FlawRowProps = { flaw: Pick<Flaw, 'document' | 'path' | 'place' | 'message'> };

/** What is wrong with a document, in a row that leads to the field. */
export function FlawRow({ flaw: { document, path, place, message } }: FlawRowProps) {
  return (
    <DocumentRow
      id={document._id}
      type={document._type}
      isMixed
      title={titleOf(document)}
      detail={place ? `${place}: ${message}` : message}
      field={path}
    />
  );
}

/** The title of a document for editors. */
export function titleOf({ _id, _type, title, name, question, from, alt }: ContentDocument): string {
  const text = [title, name, question, from, alt].find((value) => typeof value === 'string' && value !== '');
  if (typeof text === 'string') return filledForList(text);
  const language = languageOfFrame(_type, getPublishedId(_id));
  return (singleSettings.get(_type) ?? 'Untitled') + (language ? ` in ${languageName(language)}` : '');
}
