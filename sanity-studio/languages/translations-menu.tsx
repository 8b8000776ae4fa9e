import { TranslateIcon } from '@sanity/icons';
import { Button, Flex, Menu, MenuButton, MenuItem, Text, useToast } from '@sanity/ui';
import { useEffect, useId, useState } from 'react';
import { useClient } from 'sanity';
import { usePresentationParams } from 'sanity/presentation';
import { useRouter } from 'sanity/router';
import { useDocumentPane } from 'sanity/structure';
import { API_VERSION } from '../../protocol/lake-api';
import { discardSiteIndex, readSiteIndex, type SiteIndex } from '../checks/site-index';
import { messageOf } from '../ui/problem';
import { useLatest } from '../ui/use-latest';
import { translate } from './translate';

/** A page in the languages of the site, each with its state: to open it, or to make it. With one language a page has none. */
export function TranslationsMenu() {
  const { documentId, value } = useDocumentPane();
  return typeof value.language === 'string' ? <Translations key={documentId} own={value.language} /> : null;
}

/** @param own the language of the page */
function Translations({ own }: { own: string }) {
  const { documentId, documentType, value, editState } = useDocumentPane();
  /** Without translations. */
  const ownState = editState?.published ? 'Published' : 'Draft';
  const { navigateIntent } = useRouter();
  const menuId = useId();
  const { index, client, look, change } = useIndex();
  const isBesidePage = usePresentationParams(false) !== null;
  const open = (id: string, language: string) => navigateIntent('edit', { id, type: documentType, language });
  const rows = (index?.translations.languages ?? []).map(({ tag, name }) => {
    const { translations } = index ?? {};
    const page = tag === own ? translations?.memberOf(documentId) : translations?.inLanguage(documentId, tag);
    return { tag, name, page, state: page && translations?.stateOf(page) };
  });
  const tie = index?.translations.tieOf(documentId)?._id;
  const old = rows.find(({ tag, state }) => tag === own && state === 'Older than the original')?.page;
  const make = (tag: string) =>
    change(async () => {
      // Another editor may have been quicker.
      discardSiteIndex();
      const now = await readSiteIndex(client);
      open(
        now.translations.inLanguage(documentId, tag)?.id ?? (await translate(client, value, tag, now)),
        tag,
      );
    });
  const confirmRight = (key: string) =>
    change(async () => {
      const set = { [`translations[_key=="${key}"].checkedAt`]: new Date().toISOString() };
      if (tie) await client.patch(tie, { set }).commit({ tag: 'translations', visibility: 'sync' });
    });
  return (
    <MenuButton
      id={menuId}
      onOpen={look}
      button={
        <Button
          mode="bleed"
          padding={2}
          fontSize={1}
          icon={TranslateIcon}
          // Beside the page the form has no room for more.
          text={isBesidePage ? undefined : own}
          aria-label={`Translations (${own})`}
          title="Translations"
          disabled={!index}
        />
      }
      popover={{ portal: true, placement: 'bottom-end' }}
      menu={
        <Menu>
          {rows.map(({ tag, name, page, state = tag === own ? ownState : 'Translate' }) => (
            <MenuItem
              key={tag}
              pressed={tag === own}
              onClick={() => (page || tag === own ? open(page?.id ?? documentId, tag) : make(tag))}
            >
              <Flex gap={4} justify="space-between">
                <Text size={1} weight="medium">
                  {name}
                </Text>
                <Text size={1} muted>
                  {[tag === own && 'This page', state].filter(Boolean).join(': ')}
                </Text>
              </Flex>
            </MenuItem>
          ))}
          {old ? <MenuItem text="Still right as it is" onClick={() => confirmRight(old._key)} /> : null}
        </Menu>
      }
    />
  );
}

/** The translations of the site. They are read again when the menu is opened, and after each change in it. */
function useIndex() {
  const client = useClient({ apiVersion: API_VERSION });
  const { push } = useToast();
  const [index, setIndex] = useState<SiteIndex>();
  const read = useLatest(async (before?: () => Promise<void>) => {
    try {
      await before?.();
      setIndex(await readSiteIndex(client));
    } catch (error) {
      push({ status: 'error', title: 'Translations', description: messageOf(error) });
    }
  });
  useEffect(() => void read.current(), [read]);
  const change = (work?: () => Promise<void>) =>
    read.current(async () => {
      await work?.();
      discardSiteIndex();
    });
  return { index, client, look: () => void change(), change };
}
