import type { DefaultDocumentNodeResolver } from 'sanity/structure';
import { UsedOn } from '../used-on/used-on';
import { sharedContent } from './single-documents';

const sharedTypes = sharedContent.map(([type]) => type);

/** The tabs of a document: shared content also shows where it is used. */
export const documentViews: DefaultDocumentNodeResolver = (S, { schemaType }) =>
  sharedTypes.includes(schemaType)
    ? S.document().views([
        S.view.form().title('Content'),
        S.view.component(UsedOn).id('used-on').title('Used on'),
      ])
    : S.document().views([S.view.form()]);
