/** Stands at the head of every legal page of the sample. */
export const sampleNotice = 'Sample text. It binds nobody, and no counsel has reviewed it.';
