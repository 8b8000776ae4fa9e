import { isMarked, setSource, sourceIn } from './edit-source';

/** How far up a date looks for the article that it belongs to. */
const MAX_ANCESTORS = 6;
const DATE_FIELDS: Record<string, string> = { article: 'publishedAt', legalPage: 'updatedOn' };

/**
 * Gives a source to what shows content and cannot carry one in itself: dates, which code reads; figures in tables, which
 * are told by their look; the product's name, which is put into texts and addresses; titles of error pages. What stands
 * beside each says which document it belongs to; where nothing does, it stays without.
 */
export function markNeighbours(root: ParentNode = document): void {
  for (const time of root.querySelectorAll<HTMLElement>('time[datetime]')) markDate(time);
  for (const row of root.querySelectorAll('tr')) markFigures(row);
  for (const link of root.querySelectorAll<HTMLElement>('a[href="/"][aria-label]')) markBrand(link);
  for (const item of root.querySelectorAll<HTMLElement>('footer li')) markLegalLink(item);
  for (const title of root.querySelectorAll<HTMLElement>('main h1')) markErrorTitle(title);
}

function markDate(time: HTMLElement): void {
  let around = time.parentElement;
  for (let level = 0; around && level < MAX_ANCESTORS; level += 1) {
    const source = sourceIn(around.textContent ?? '');
    const field = source && DATE_FIELDS[source.type];
    if (source) {
      if (field) setSource(time, { ...source, path: field });
      return;
    }
    around = around.parentElement;
  }
}

/** A row's cells are one list in the content: a cell without a source is so many places from one that has it. */
function markFigures(row: HTMLTableRowElement): void {
  const cells = [...row.cells];
  const known = cells
    .map((cell) => sourceIn(cell.textContent ?? ''))
    .find((source) => source?.path.endsWith(']'));
  if (!known) return;
  for (const cell of cells) {
    if (isMarked(cell.textContent ?? '')) continue;
    setSource(cell, { ...known, path: known.path.replace(/\[\d+\]$/, `[${cell.cellIndex}]`) });
  }
}

function markBrand(link: HTMLElement): void {
  const anySource = sourceIn(document.querySelector('footer')?.textContent ?? '');
  const name = link.querySelector('span');
  if (anySource && name)
    setSource(name, { ...anySource, type: 'siteSettings', id: 'siteSettings', path: 'productName' });
}

/** One of these labels is looked at by code; it leads to the list that it is in. */
function markLegalLink(item: HTMLElement): void {
  const link = item.querySelector('a');
  const beside = sourceIn(item.parentElement?.textContent ?? '');
  if (!link || isMarked(link.textContent ?? '') || !beside?.path.startsWith('legalLinks')) return;
  setSource(link, { ...beside, path: 'legalLinks' });
}

function markErrorTitle(title: HTMLElement): void {
  const text = sourceIn(title.nextElementSibling?.textContent ?? '');
  const field = text && /^(notFound|unavailable)\.text$/.exec(text.path)?.[1];
  if (field && !isMarked(title.textContent ?? '')) setSource(title, { ...text, path: `${field}.title` });
}
