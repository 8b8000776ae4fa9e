/** The name of a tag of uploaded images, as Sanity's media plugin keeps it. */
export const MEDIA_TAG = 'media.tag';

/** Types of documents that Studio keeps for itself: links to previews, notes of what was deleted, tags of images. */
const studioTypes = ['previewShare', 'deletedDocument', MEDIA_TAG];

/** A GROQ condition: the document is content of the site, and no asset, part of the Lake or note of Studio's. */
export const IS_SITE_DOCUMENT = `!string::startsWith(_type, "sanity.") && !string::startsWith(_type, "system.") && !(_type in ${JSON.stringify(studioTypes)})`;
