/** Types of documents that Studio keeps for itself: links to previews, and notes of what was deleted. */
const studioTypes = ['previewShare', 'deletedDocument'];

/** A GROQ condition: the document is content of the site, and no asset, part of the Lake or note of Studio's. */
export const IS_SITE_DOCUMENT = `!string::startsWith(_type, "sanity.") && !string::startsWith(_type, "system.") && !(_type in ${JSON.stringify(studioTypes)})`;
