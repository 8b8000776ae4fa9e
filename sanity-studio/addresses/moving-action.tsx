import { Stack, Text } from '@sanity/ui';
import { useEffect, useState } from 'react';
import { type DocumentActionComponent, type DocumentActionProps, getPublishedId, useClient } from 'sanity';
import { API_VERSION } from '../../protocol/lake-api';
import { CheckboxField, ConfirmForm } from '../ui/dialog-parts';
import { messageOf, Problem } from '../ui/problem';
import { useLatest } from '../ui/use-latest';
import { BrokenLinks, DeadLinks, type LinkContent, readLinkContent } from './address-dialog';
import {
  type AddressChange,
  type BrokenLink,
  brokenLinks,
  changeByPublishing,
  redirectFrom,
  writeConsequences,
} from './change-impact';
import { linkNames } from './link-names';

type Asked = { change: AddressChange; links: BrokenLink[]; content: LinkContent };
type Answer = { hasRedirect: boolean; changesLinks: boolean };

/**
 * Publishing that asks first if the document's address changes, or a link name that others use: it offers a redirect from
 * the old path, and to change the links.
 * @param publish the action that publishes
 */
export function askingAboutAddress(publish: DocumentActionComponent): DocumentActionComponent {
  const action: DocumentActionComponent = (props) => {
    const description = publish(props);
    const { asked, problem, ask, answer, stop } = useQuestion(props, () => description?.onHandle?.());
    if (!description) return null;
    return {
      ...description,
      onHandle: mayChangeAddress(props) ? ask : description.onHandle,
      ...((asked || problem) && {
        dialog: {
          type: 'dialog' as const,
          header: asked?.change.moved ? 'The address changes' : 'Links lead to what changes',
          width: 'medium' as const,
          onClose: stop,
          content: asked ? (
            <MovingDialog asked={asked} onCancel={stop} onConfirm={answer} />
          ) : (
            <Problem text={problem ?? ''} />
          ),
        },
      }),
    };
  };
  action.action = 'publish';
  action.displayName = 'AskingAboutAddress';
  return action;
}

/** Reads what a publish would break, and goes on at once if that is nothing. */
function useQuestion(props: DocumentActionProps, publish: () => void) {
  const client = useClient({ apiVersion: API_VERSION });
  const [asked, setAsked] = useState<Asked>();
  const [problem, setProblem] = useState<string>();
  const changeAfterPublish = useLinksAfterPublish(props, setProblem);
  // The action changes while the dialog is open.
  const newestPublish = useLatest(publish);
  const stop = () => {
    setAsked(undefined);
    setProblem(undefined);
  };
  const ask = () => {
    readLinkContent(client)
      .then((content) => {
        const change = changeByPublishing(content.addresses, publishingOf(props));
        const links = brokenLinks(content.documents, change);
        if (change.moved || links.length > 0) setAsked({ change, links, content });
        else newestPublish.current();
      })
      .catch((error: unknown) => setProblem(messageOf(error)));
  };
  const answer = async ({ hasRedirect, changesLinks }: Answer) => {
    if (!asked) return;
    const { change, links, content } = asked;
    const from = hasRedirect ? change.moved?.from : undefined;
    const redirect = from === undefined ? undefined : redirectFrom(from, change.before, change.id);
    const deletions = redirectsAt(change, content);
    if (redirect || deletions.length > 0) await writeConsequences(client, { redirect, deletions });
    if (changesLinks) changeAfterPublish(links.filter(({ newHref }) => newHref !== undefined));
    setAsked(undefined);
    newestPublish.current();
  };
  return { asked, problem, ask, answer, stop };
}

/** Changes links to a new address from the moment that it is published. */
function useLinksAfterPublish(
  { draft, published }: DocumentActionProps,
  onProblem: (problem: string) => void,
) {
  const client = useClient({ apiVersion: API_VERSION });
  const [waiting, setWaiting] = useState<{ links: BrokenLink[]; names: string }>();
  const names = published && linkNames(published);
  useEffect(() => {
    if (!waiting || names !== waiting.names) return;
    setWaiting(undefined);
    writeConsequences(client, { links: waiting.links }).catch((error: unknown) =>
      onProblem(`It is published, but the links were not changed: ${messageOf(error)}`),
    );
  }, [client, names, waiting, onProblem]);
  return (links: BrokenLink[]) => {
    if (draft && links.length > 0) setWaiting({ links, names: linkNames(draft) });
  };
}

/** Whether a publish may change what links lead to: then the links are looked up. */
function mayChangeAddress({ draft, published }: DocumentActionProps): boolean {
  return draft !== null && published !== null && linkNames(draft) !== linkNames(published);
}

function publishingOf({ id, draft, published }: DocumentActionProps) {
  const text = (value: unknown) => (typeof value === 'string' ? value : undefined);
  return {
    id: getPublishedId(id),
    path: text(draft?.path),
    shortName: { before: text(published?.id), after: text(draft?.id) },
  };
}

/** Redirects that begin at the page's new path: they led to this page, and go. */
function redirectsAt({ before, moved }: AddressChange, { addresses }: LinkContent): string[] {
  if (!moved?.to) return [];
  const path = before.pathOf(moved.to);
  return addresses.redirects.flatMap(({ _id, from }) =>
    from && !/[?*]/.test(from) && before.pathOf(from) === path ? [_id] : [],
  );
}

type MovingDialogProps = { asked: Asked; onCancel: () => void; onConfirm: (answer: Answer) => Promise<void> };

function MovingDialog({ asked: { change, links }, onCancel, onConfirm }: MovingDialogProps) {
  const [hasRedirect, setHasRedirect] = useState(true);
  const [changesLinks, setChangesLinks] = useState(true);
  const { moved, before } = change;
  const fixable = links.filter(({ newHref }) => newHref !== undefined);
  // A redirect has no part of a page: it saves only links that could be changed too.
  const isSaved = changesLinks || (moved && hasRedirect);
  const dead = links.filter(({ newHref }) => newHref === undefined || !isSaved);
  return (
    <ConfirmForm
      confirmLabel="Publish"
      tone="primary"
      isReady
      onCancel={onCancel}
      onConfirm={() => onConfirm({ hasRedirect, changesLinks })}
    >
      {moved ? (
        <Stack space={4}>
          <Text size={1}>
            {before.pathOf(moved.from)} → {before.pathOf(moved.to ?? '')}
          </Text>
          <CheckboxField
            label={`Lead visitors of ${before.pathOf(moved.from)} to the new address`}
            isOn={hasRedirect}
            onChange={setHasRedirect}
          />
        </Stack>
      ) : null}
      <BrokenLinks links={links} />
      {fixable.length > 0 ? (
        <CheckboxField label="Change these links too" isOn={changesLinks} onChange={setChangesLinks} />
      ) : null}
      <DeadLinks links={dead} />
    </ConfirmForm>
  );
}
