/** Stands at the head of every legal page of the sample. */
export const sampleNotice = 'Sample text for layout only. Replace it with text reviewed by your counsel.';
