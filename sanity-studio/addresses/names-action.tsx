import { useEffect, useState } from 'react';
import { type DocumentActionComponent, type DocumentActionProps, useClient } from 'sanity';
import { API_VERSION } from '../../protocol/lake-api';
import { dialogOf } from '../ui/dialog-parts';
import { messageOf, Problem } from '../ui/problem';
import { useLatest } from '../ui/use-latest';
import { type BrokenUse, redirectFrom, writeConsequences } from './change-impact';
import { type Answer, headerOf, NamesDialog } from './names-dialog';
import { namesIn } from './names-in';
import { type Impact, readImpact } from './read-impact';

/**
 * Publishing that asks first if it takes away what others refer to: an address, a link name, a choice of the quote
 * builder, a fact, a part of a page that gets an end. It offers a redirect from the old path, and to change links and
 * texts.
 * @param publish the action that publishes
 */
export function askingAboutNames(publish: DocumentActionComponent): DocumentActionComponent {
  const action: DocumentActionComponent = (props) => {
    const description = publish(props);
    const { asked, problem, ask, answer, stop } = useQuestion(props, () => description?.onHandle?.());
    if (!description) return null;
    return {
      ...description,
      onHandle: ask,
      ...(asked && {
        dialog: dialogOf(
          headerOf(asked),
          <NamesDialog asked={asked} onCancel={stop} onConfirm={answer} />,
          stop,
        ),
      }),
      ...(problem && { dialog: dialogOf('What others use', <Problem text={problem} />, stop) }),
    };
  };
  return Object.assign(action, { action: 'publish' as const });
}

/** Reads what a publish would break, and goes on at once if that is nothing. */
function useQuestion(props: DocumentActionProps, publish: () => void) {
  const client = useClient({ apiVersion: API_VERSION });
  const [asked, setAsked] = useState<Impact>();
  const [problem, setProblem] = useState<string>();
  const changeAfterPublish = useChangesAfterPublish(props, setProblem);
  // The action changes while the dialog is open.
  const newestPublish = useLatest(publish);
  const stop = () => {
    setAsked(undefined);
    setProblem(undefined);
  };
  const ask = () => {
    readImpact(client, props.draft, props.published).then(
      (impact) => (impact ? setAsked(impact) : newestPublish.current()),
      (error: unknown) => setProblem(messageOf(error)),
    );
  };
  const answer = async ({ hasRedirect, uses }: Answer) => {
    if (!asked) return;
    const { change } = asked;
    const from = hasRedirect ? change.moved?.from : undefined;
    const redirect = from === undefined ? undefined : redirectFrom(from, change.before, change.id);
    const deletions = redirectsAt(asked);
    if (redirect || deletions.length > 0) await writeConsequences(client, { redirect, deletions });
    changeAfterPublish(uses);
    setAsked(undefined);
    newestPublish.current();
  };
  return { asked, problem, ask, answer, stop };
}

/** Changes what referred to an old name from the moment that the new one is published. */
function useChangesAfterPublish(
  { draft, published }: DocumentActionProps,
  onProblem: (problem: string) => void,
) {
  const client = useClient({ apiVersion: API_VERSION });
  const [waiting, setWaiting] = useState<{ uses: BrokenUse[]; names: string }>();
  const names = published && namesIn(published);
  useEffect(() => {
    if (!waiting || names !== waiting.names) return;
    setWaiting(undefined);
    writeConsequences(client, { uses: waiting.uses }).catch((error: unknown) =>
      onProblem(`It is published, but what refers to it was not changed: ${messageOf(error)}`),
    );
  }, [client, names, waiting, onProblem]);
  return (uses: BrokenUse[]) => {
    if (draft && uses.length > 0) setWaiting({ uses, names: namesIn(draft) });
  };
}

/** Redirects that begin at the page's new path: they led to this page, and go. */
function redirectsAt({ change: { before, moved }, content: { addresses } }: Impact): string[] {
  if (!moved?.to) return [];
  const path = before.pathOf(moved.to);
  return addresses.redirects.flatMap(({ _id, from }) =>
    from && !/[?*]/.test(from) && before.pathOf(from) === path ? [_id] : [],
  );
}
