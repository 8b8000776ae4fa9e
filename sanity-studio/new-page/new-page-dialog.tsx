import { Dialog, Spinner, Stack, Text } from '@sanity/ui';
import { useId, useState } from 'react';
import { type SanityClient, useClient } from 'sanity';
import { API_VERSION } from '../../protocol/lake-api';
import { pathPart } from '../addresses/path-part';
import { checkPath } from '../checks/address-rules';
import type { SiteLanguage } from '../languages/site-languages';
import { newKey } from '../schema/names/new-key';
import { CheckboxField, ConfirmForm, SelectField, TextField } from '../ui/dialog-parts';
import { Problem } from '../ui/problem';
import { useReading } from '../ui/use-reading';
import { type NewPage, newPageActions } from './new-page-actions';
import { parentNear, parentsIn, partsIn, partsQuery, placesFor, type SiteParts } from './page-places';

type NewPageDialogProps = {
  /** Path of the page in view: the new one is proposed for its part of the site. */
  near: string;
  /** Of the site, and that of the page in view. */
  languages: readonly SiteLanguage[];
  language: string | undefined;
  onMade: (page: NewPage) => void;
  onClose: () => void;
};

/** Asks for the name and place of a new page, and what else is to be made with it. */
export function NewPageDialog(props: NewPageDialogProps) {
  const { onClose } = props;
  const { found: parts, problem } = useReading(readParts);
  return (
    <Dialog id={useId()} header="New page" width={1} onClose={onClose} onClickOutside={onClose} animate>
      <Stack padding={4} space={4}>
        {problem ? <Problem text={`The site could not be read: ${problem}`} /> : null}
        {parts || problem ? null : <Spinner muted />}
        {parts ? <NewPageForm {...props} parts={parts} /> : null}
      </Stack>
    </Dialog>
  );
}

type NewPageFormProps = NewPageDialogProps & { parts: SiteParts };

function NewPageForm({ parts, near, languages, language: tag, onMade, onClose }: NewPageFormProps) {
  const own = partsIn(parts, languages, tag);
  const client = useClient({ apiVersion: API_VERSION });
  const [name, setName] = useState('');
  const [sentence, setSentence] = useState('');
  const [parent, setParent] = useState(() => parentNear(own, near));
  const [ownPart, setOwnPart] = useState<string>();
  const [isInMenu, setIsInMenu] = useState(true);
  const [hasCard, setHasCard] = useState(true);
  const { language, menu, grid } = placesFor(own, parent);
  const lastPart = ownPart ?? pathPart(name, tag);
  const path = `${parent}/${lastPart}`;
  const flaw = flawOf(parts, path);
  const make = async () => {
    const page = { id: crypto.randomUUID(), name: name.trim(), sentence: sentence.trim(), path };
    const places = { language, ...(isInMenu && menu ? { menu } : {}), ...(hasCard && grid ? { grid } : {}) };
    await client.action(newPageActions(page, places, newKey), { tag: 'new-page' });
    onMade(page);
  };
  return (
    <ConfirmForm
      confirmLabel="Make the page"
      tone="primary"
      isReady={name.trim() !== '' && flaw === undefined}
      onCancel={onClose}
      onConfirm={make}
    >
      <TextField label="Name" value={name} onChange={setName} />
      <TextField
        label="One sentence about it, for its head, its card and search engines"
        value={sentence}
        onChange={setSentence}
      />
      <SelectField
        label="Part of the site"
        value={parent}
        choices={parentsIn(own).map((each) => [each, each === '' ? 'At the top' : each])}
        onChange={setParent}
      />
      <TextField
        label="Its own part of the path"
        value={lastPart}
        onChange={setOwnPart}
        note={name === '' ? undefined : (flaw ?? `It will be at ${path}`)}
      />
      {menu ? (
        <CheckboxField label={`In the menu, under “${menu.name}”`} isOn={isInMenu} onChange={setIsInMenu} />
      ) : null}
      {grid ? (
        <CheckboxField label={`With a card on “${grid.pageTitle}”`} isOn={hasCard} onChange={setHasCard} />
      ) : null}
      <Text size={1} muted>
        All of it is a draft, and its pictures can be changed. Publish on the page publishes it together.
      </Text>
    </ConfirmForm>
  );
}

/** Why the page cannot be there. */
function flawOf({ pages }: SiteParts, path: string): string | undefined {
  const form = checkPath(path);
  if (form !== true) return form;
  const other = pages.find((page) => page.path === path);
  return other && `“${other.title ?? other.path}” has this path already. Choose another.`;
}

const readParts = (client: SanityClient) =>
  client.fetch<SiteParts>(partsQuery, {}, { perspective: 'drafts', tag: 'new-page' });
