import { useCallback, useEffect, useRef, useState } from 'react';
import {
  getPublishedId,
  useDocumentOperation,
  useEditState,
  useResolveInitialValueForType,
  useSchema,
  useValidationStatus,
} from 'sanity';
import { useRouter } from 'sanity/router';
import { isRecord } from '../../protocol/is-record';
import {
  type BlockChange,
  type BlocksStart,
  readBlockChange,
  readBlocksStart,
} from '../../protocol/page-blocks';
import { newKey } from '../schema/names/new-key';
import { useIsCurrent } from '../ui/use-is-current';
import { useLatest } from '../ui/use-latest';
import { AddBlockDialog, type BlockType } from './add-block-dialog';
import { blocksOf, insertion, patchesFor, type StoredBlock } from './block-patches';
import { CommitSoon } from './commit-soon';
import { describeBlocks } from './described-blocks';
import { showTab } from './narrow-tabs';
import { type RemovedBlock, UndoRemoval } from './undo-removal';
import { useReports } from './use-reports';

/** The page that is shown, from its program's start until another page is shown. */
type Session = { key: number; start: BlocksStart; port: MessagePort };

/**
 * Carries out the changes of blocks that an editor makes on a page of the site, and tells the page what the form says
 * about them. A block that was removed can be put back.
 * @param siteOrigin no other page is listened to
 */
export function BlocksOnPage({ siteOrigin }: { siteOrigin: string }) {
  const [session, setSession] = useState<Session>();
  const [removed, setRemoved] = useState<RemovedBlock[]>([]);
  useEffect(() => {
    let key = 0;
    const onMessage = ({ origin, data, ports: [port] }: MessageEvent<unknown>) => {
      const start = origin === siteOrigin ? readBlocksStart(data) : undefined;
      if (!start || !port) return;
      key += 1;
      setSession({ key, start, port });
    };
    window.addEventListener('message', onMessage);
    return () => window.removeEventListener('message', onMessage);
  }, [siteOrigin]);
  const onRemoved = useCallback((block: RemovedBlock) => setRemoved((before) => [...before, block]), []);
  const onSettled = useCallback(
    (settled: RemovedBlock) => setRemoved((before) => before.filter((block) => block !== settled)),
    [],
  );
  return (
    <>
      {session ? <PageBlocks key={session.key} session={session} onRemoved={onRemoved} /> : null}
      {removed.map((block) => (
        <UndoRemoval key={block.block._key} removed={block} onSettled={onSettled} />
      ))}
    </>
  );
}

type PageBlocksProps = { session: Session; onRemoved: (block: RemovedBlock) => void };

function PageBlocks({ session: { start, port }, onRemoved }: PageBlocksProps) {
  const { type } = start;
  const id = getPublishedId(start.id);
  const { draft, published } = useEditState(id, type);
  const isCurrent = useIsCurrent(id, type);
  const { patch } = useDocumentOperation(id, type);
  const document = draft ?? published;
  const { validation } = useValidationStatus(document?._id ?? id, type, true);
  const documentType = useSchema().get(type);
  const notes = describeBlocks(document, documentType, validation);
  const [above, setAbove] = useState<string>();
  const add = useAddedBlock(id, type);
  useReports(port, notes);
  useChanges(port, isCurrent && !patch.disabled, (change) => {
    const blocks = blocksOf(document);
    const place = blocks.findIndex(({ _key }) => _key === change.key);
    const block = blocks[place];
    if (!block) return false;
    if (change.change === 'add') setAbove(change.key);
    if (change.change === 'remove') {
      const keys = blocks.slice(0, place).map(({ _key }) => _key);
      const title = notes.find(({ key }) => key === block._key)?.title ?? block._type;
      onRemoved({ id, type, block, above: keys, title });
    }
    const patches = patchesFor(change, blocks);
    if (patches.length > 0) patch.execute(patches, document ?? {});
    return patches.length > 0;
  });
  const onSelect = async (blockType: BlockType) => {
    setAbove(undefined);
    const blocks = blocksOf(document);
    const place = blocks.findIndex(({ _key }) => _key === above);
    const keys = blocks.slice(0, place + 1).map(({ _key }) => _key);
    const block = await add(blockType);
    if (!patch.disabled) patch.execute(insertion(block, keys, blocks), document ?? {});
  };
  return (
    <>
      <CommitSoon id={id} type={type} />
      {above === undefined ? null : (
        <AddBlockDialog documentType={documentType} onSelect={onSelect} onClose={() => setAbove(undefined)} />
      )}
    </>
  );
}

/** @returns makes a block with the initial values of its type, and opens it in the form */
function useAddedBlock(id: string, type: string) {
  const resolveInitialValue = useResolveInitialValueForType();
  const { navigate, state } = useRouter();
  return async (blockType: BlockType): Promise<StoredBlock> => {
    const initial: unknown = await resolveInitialValue(blockType, {});
    const block = { ...(isRecord(initial) ? initial : {}), _type: blockType.name, _key: newKey() };
    navigate({ ...state, type, id, path: `blocks[_key=="${block._key}"]` });
    showTab('content');
    return block;
  };
}

/**
 * Carries out the changes of a page in order, each at once or as soon as the document can be edited.
 * @param carryOut returns whether the document changes, which makes the component render
 */
function useChanges(port: MessagePort, isReady: boolean, carryOut: (change: BlockChange) => boolean): void {
  const waiting = useRef<BlockChange[]>([]);
  const latest = useLatest(() => {
    // One patch at a time: the next change builds upon the state that it leaves.
    for (let isPatched = !isReady; !isPatched; ) {
      const next = waiting.current.shift();
      isPatched = next === undefined || carryOut(next);
    }
  });
  useEffect(() => latest.current());
  useEffect(() => {
    port.onmessage = ({ data }: MessageEvent<unknown>) => {
      const change = readBlockChange(data);
      if (!change) return;
      waiting.current.push(change);
      latest.current();
    };
    return () => port.close();
  }, [port, latest]);
}
