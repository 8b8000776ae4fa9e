import { useEffect, useState } from 'react';
import { getPublishedId, type ToolMenuProps, useClient, useCurrentUser } from 'sanity';
import { API_VERSION } from '../../protocol/lake-api';
import type { FlawList } from './find-problems';
import { useFindProblems } from './use-find-problems';

const NAME = 'attention';
/** Studio's own start comes first; later, content changes slowly. */
const FIRST_LOOK_MS = 5_000;
const LOOK_AGAIN_MS = 600_000;
/** Mostly of Today, which has just been opened, or of the list itself. */
const MOST_AGE_MS = 300_000;

const keysOf = (lists: readonly FlawList[]): string[] =>
  lists.flatMap(({ kind, flaws }) =>
    flaws.map(({ document, path }) => `${kind} ${getPublishedId(document._id)} ${path}`),
  );

/** What an editor has seen is noted in the browser: a count needs no more. */
const storageKey = (editor: string) => `attention-seen-${editor}`;

/** Notes that the editor sees these now, when they are shown. */
export function useSeen(lists: readonly FlawList[]): void {
  const editor = useCurrentUser()?.id ?? '';
  useEffect(() => {
    localStorage.setItem(storageKey(editor), JSON.stringify(keysOf(lists)));
  }, [lists, editor]);
}

/** Studio's menu of tools, with the number of flaws that are new for this editor. */
export function CountingToolMenu(props: ToolMenuProps) {
  const count = useFresh(props.activeToolName === NAME);
  const tools = props.tools.map((tool) =>
    tool.name === NAME && count > 0 ? { ...tool, title: `${tool.title} (${count} new)` } : tool,
  );
  return props.renderDefault({ ...props, tools });
}

/** @param isOpen whether the editor is looking at all of them now */
function useFresh(isOpen: boolean): number {
  const client = useClient({ apiVersion: API_VERSION });
  const find = useFindProblems();
  const editor = useCurrentUser()?.id ?? '';
  const [fresh, setFresh] = useState(0);
  useEffect(() => {
    setFresh(0);
    if (isOpen) return;
    const look = async () => {
      const { lists } = await find(client, MOST_AGE_MS);
      const seen = new Set<unknown>(JSON.parse(localStorage.getItem(storageKey(editor)) ?? '[]'));
      setFresh(keysOf(lists).filter((key) => !seen.has(key)).length);
    };
    // Without an answer there is no number; the tool itself says why.
    const start = () => void look().catch(() => undefined);
    const first = setTimeout(start, FIRST_LOOK_MS);
    const next = setInterval(start, LOOK_AGAIN_MS);
    return () => {
      clearTimeout(first);
      clearInterval(next);
    };
  }, [client, find, editor, isOpen]);
  return fresh;
}
