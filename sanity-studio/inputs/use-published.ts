import { getPublishedId, type SanityDocument, useEditState, useFormValue } from 'sanity';

/** The document of the form as it is published; null if it is not. */
export function usePublished(): SanityDocument | null {
  const id = useFormValue(['_id']);
  const type = useFormValue(['_type']);
  const { published } = useEditState(getPublishedId(String(id)), String(type));
  return published;
}
