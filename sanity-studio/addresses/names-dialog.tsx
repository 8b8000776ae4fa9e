import { Stack, Text } from '@sanity/ui';
import { useState } from 'react';
import { CheckboxField, ConfirmForm } from '../ui/dialog-parts';
import { BrokenUses, DeadLinks, OF_LINKS, type UseWords } from './address-dialog';
import type { BrokenUse } from './change-impact';
import type { Impact } from './read-impact';

/** What is written besides. */
export type Answer = { hasRedirect: boolean; uses: BrokenUse[] };

const OF_FACTS: UseWords = {
  none: '',
  one: '1 text shows it:',
  many: 'texts show it:',
  list: 'Texts that show it',
};

/** What stands in a dialog's head. */
export function headerOf({ change, texts }: Impact): string {
  if (change.moved) return 'The address changes';
  return texts.length > 0 ? 'Texts show what changes' : 'Links lead to what changes';
}

type Props = { asked: Impact; onCancel: () => void; onConfirm: (answer: Answer) => Promise<void> };

/** Asks what becomes of all that refers to what a publish takes away. Cancel keeps it. */
export function NamesDialog({ asked: { change, links, texts, facts }, onCancel, onConfirm }: Props) {
  const [hasRedirect, setHasRedirect] = useState(true);
  const [changesLinks, setChangesLinks] = useState(true);
  const [leadsToPage, setLeadsToPage] = useState(false);
  const [changesTexts, setChangesTexts] = useState(true);
  const { moved, before } = change;
  const fixable = links.filter(({ newText }) => newText !== undefined);
  const partless = links.flatMap(({ newText, fallback, ...use }) =>
    newText === undefined && fallback !== undefined ? { ...use, newText: fallback, fallback } : [],
  );
  const uses = [
    ...(changesLinks ? fixable : []),
    ...(leadsToPage ? partless : []),
    ...(changesTexts ? texts : []),
  ];
  // A redirect has no part of a page: it saves only links that could be changed too.
  const isSaved = changesLinks || (moved && hasRedirect);
  const saved = (use: BrokenUse) =>
    use.newText === undefined ? leadsToPage && use.fallback !== undefined : isSaved;
  return (
    <ConfirmForm
      confirmLabel="Publish"
      tone="primary"
      isReady
      onCancel={onCancel}
      onConfirm={() => onConfirm({ hasRedirect, uses })}
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
      {texts.length > 0 ? (
        <>
          <BrokenUses uses={texts} words={OF_FACTS} />
          <CheckboxField
            label={`Write ${[...facts.values()].map((text) => `“${text}”`).join(' and ')} there instead`}
            isOn={changesTexts}
            onChange={setChangesTexts}
          />
          {changesTexts ? null : (
            <Text size={1} role="status">
              The site goes on showing the last value there, and nobody can change it.
            </Text>
          )}
        </>
      ) : (
        <BrokenUses uses={links} words={OF_LINKS} />
      )}
      {fixable.length > 0 ? (
        <CheckboxField label="Change these links too" isOn={changesLinks} onChange={setChangesLinks} />
      ) : null}
      {partless.length > 0 ? (
        <CheckboxField
          label="Let these links lead to the page itself"
          isOn={leadsToPage}
          onChange={setLeadsToPage}
        />
      ) : null}
      <DeadLinks links={links.filter((use) => !saved(use))} />
    </ConfirmForm>
  );
}
