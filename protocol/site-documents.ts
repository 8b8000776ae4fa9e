/** The name of a tag of uploaded images, as Sanity's media plugin keeps it. */
export const MEDIA_TAG = 'media.tag';

/** The type of the documents that tie translations, as `@sanity/document-internationalization` keeps them. */
export const TRANSLATIONS = 'translation.metadata';

/**
 * Types of documents that Studio keeps for itself: links to previews, notes of what was deleted, tags of images, ties of
 * translations.
 */
const studioTypes = ['previewShare', 'deletedDocument', MEDIA_TAG, TRANSLATIONS];

/** A GROQ condition: the document is content of the site, and no asset, part of the Lake or note of Studio's. */
export const IS_SITE_DOCUMENT = `!string::startsWith(_type, "sanity.") && !string::startsWith(_type, "system.") && !(_type in ${JSON.stringify(studioTypes)})`;
