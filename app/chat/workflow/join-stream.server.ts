import { ownField } from './own-field.server';
import { parseJson } from './parse-json.server';
import { streamChunkType } from './stream-chunk-type.server';

/**
 * Joins n8n's streamed answer: JSON objects, one a line, whose `item`s carry the text piece by piece. Pieces of several
 * nodes, or of several runs of one, may be interleaved; each run's are joined in order, and the runs stand below one another.
 * @param body the whole answer
 * @returns the text; undefined where a line is anything else, an error is reported, the end is missing, or no text came
 */
export function joinStream(body: string): string | undefined {
  const runs = new Map<string, string>();
  let ended = false;
  for (const line of body.split('\n')) {
    if (line.trim() === '') continue;
    const chunk = parseJson(line)?.value;
    const type = streamChunkType(chunk);
    if (type === undefined || type === 'error') return undefined;
    if (type === 'end') ended = true;
    const content = ownField(chunk, 'content');
    if (type !== 'item' || typeof content !== 'string') continue;
    const metadata = ownField(chunk, 'metadata');
    const run = JSON.stringify([ownField(metadata, 'nodeId'), ownField(metadata, 'runIndex')]);
    runs.set(run, (runs.get(run) ?? '') + content);
  }
  const text = [...runs.values()].join('\n').trim();
  return ended && text !== '' ? text : undefined;
}
