import { ownField } from './own-field.server';

const CHUNK_TYPES = ['begin', 'item', 'end', 'error', 'keepalive'] as const;

type ChunkType = (typeof CHUNK_TYPES)[number];

/** What kind of chunk of n8n's stream a value is; undefined where it is none. */
export function streamChunkType(value: unknown): ChunkType | undefined {
  const type = ownField(value, 'type');
  return CHUNK_TYPES.find((known) => known === type);
}
