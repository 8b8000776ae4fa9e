import { Box, Container, Spinner, Stack, Text } from '@sanity/ui';
import { useCallback } from 'react';
import { getPublishedId } from 'sanity';
import type { DefaultDocumentNodeResolver, UserViewComponent } from 'sanity/structure';
import { filledForList } from '../placeholders/filled-previews';
import { hasRoomForPreview, SheetTab } from '../presentation/sheet-preview';
import { sharedContent } from '../structure/single-documents';
import { DocumentRow } from '../ui/document-row';
import { Problem } from '../ui/problem';
import { useReading } from '../ui/use-reading';

/** A tab that lists the pages with a piece of shared content: an edit changes all of them. */
const UsedOn: UserViewComponent = ({ documentId }) => {
  const { found: list, problem } = useUsers(getPublishedId(documentId));
  return (
    <Box padding={4}>
      <Container width={1}>
        <Stack space={4}>
          <Text size={1} muted>
            What you change here changes on all of these.
          </Text>
          {problem ? <Problem text={`This list could not be loaded: ${problem}`} /> : null}
          {!list && !problem ? <Spinner muted /> : null}
          {list?.length === 0 ? <Text size={1}>Not used anywhere yet.</Text> : null}
          {list?.length ? (
            <Stack space={2}>
              {list.map(({ _id, _type, title, path }) => (
                <DocumentRow
                  key={_id}
                  id={_id}
                  type={_type}
                  title={filledForList(title ?? 'Untitled')}
                  detail={filledForList(path ?? '')}
                />
              ))}
            </Stack>
          ) : null}
        </Stack>
      </Container>
    </Box>
  );
};

/**
 * The documents that refer to another one.
 * @param id without `drafts.`
 */
export function useUsers(id: string) {
  return useReading(useCallback((client) => client.fetch<DocumentUser[]>(usersQuery, { id }, OPTIONS), [id]));
}

const OPTIONS = { perspective: 'drafts', tag: 'used-on' } as const;

/** A document that refers to another. */
type DocumentUser = { _id: string; _type: string; title: string | null; path: string | null };

/** Documents that refer to `$id`, ordered by path and title; drafts replace their documents (perspective `drafts`). */
const usersQuery = `*[references($id)] | order(path asc, title asc){
  _id,
  _type,
  "title": coalesce(title, name, question, company, productName),
  path
}`;

const sharedTypes = sharedContent.map(([type]) => type);

/** The tabs of a document: shared content also shows where it is used, and a product view what it looks like. */
export const documentViews: DefaultDocumentNodeResolver = (S, { schemaType }) => {
  const form = S.view.form();
  if (!sharedTypes.includes(schemaType)) return S.document().views([form]);
  const usedOn = S.view.component(UsedOn).id('used-on').title('Used on');
  if (schemaType !== 'productView') return S.document().views([form.title('Content'), usedOn]);
  const preview = S.view.component(SheetTab).id('preview').title('Preview');
  return S.document().views([form.title('Content'), ...(hasRoomForPreview() ? [] : [preview]), usedOn]);
};
