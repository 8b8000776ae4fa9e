const TYPES: ReadonlyMap<string, string> = new Map([
  ['csv', 'text/csv'],
  ['docx', 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'],
  ['gif', 'image/gif'],
  ['jpg', 'image/jpeg'],
  ['json', 'application/json'],
  ['mp3', 'audio/mpeg'],
  ['mp4', 'video/mp4'],
  ['pdf', 'application/pdf'],
  ['png', 'image/png'],
  ['pptx', 'application/vnd.openxmlformats-officedocument.presentationml.presentation'],
  ['svg', 'image/svg+xml'],
  ['txt', 'text/plain'],
  ['vtt', 'text/vtt'],
  ['webm', 'video/webm'],
  ['xlsx', 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'],
  ['zip', 'application/zip'],
]);

/** The media type for a file extension (lower case, no dot); bytes where it is not known. */
export function fileMimeType(extension: string): string {
  return TYPES.get(extension) ?? 'application/octet-stream';
}
