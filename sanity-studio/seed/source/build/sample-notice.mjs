/** Stands at the head of every legal page of the sample. */
export const sampleNotice = 'Sample text. It is not binding, and no lawyer has reviewed it.';
