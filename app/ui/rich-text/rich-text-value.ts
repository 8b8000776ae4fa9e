/** Portable Text as the site reads it: any array of keyed objects; what a piece does not know it leaves out. */
export type RichTextValue = ReadonlyArray<{ _type: string; _key?: string }>;
