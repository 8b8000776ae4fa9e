import { getPublishedId } from '@sanity/client/csm';
import { describe, expect, it } from 'vitest';
import { startDocuments } from '../../protocol/start-documents';
import { archiveFolders, readArchive, SAMPLE } from '../support/archive';
import { flawsOf, importedDocuments, orphansOf } from '../support/checked-site';
import { addressDefects } from '../support/defects/address-defects';
import { contentDefects } from '../support/defects/content-defects';
import { randomFrom } from '../support/leaves';

/** After every date of the archives. */
const NOW = Date.parse('2026-11-25T12:00:00Z');
const shown = (flaws: ReturnType<typeof flawsOf>) =>
  flaws.map(({ kind, document, path, message }) => `${kind}: ${document._id} ${path}: ${message}`);

describe.each(archiveFolders)('the archive in %s', (folder) => {
  it('has no flaw that the rules know', () => {
    expect(shown(flawsOf(importedDocuments(readArchive(folder)), NOW))).toEqual([]);
  });

  it('has no page that nobody links to', () => {
    expect(shown(orphansOf(importedDocuments(readArchive(folder)), NOW))).toEqual([]);
  });
});

it('neither has the start without the sample', () => {
  expect(shown(flawsOf(startDocuments('Cornice'), NOW))).toEqual([]);
});

describe('of a hundred defects planted in the sample', () => {
  const sample = importedDocuments(readArchive(SAMPLE));
  const defects = { ...addressDefects, ...contentDefects };
  const rounds = Array.from({ length: 5 }, (_, round) => round);
  /** A twentieth of a kind is less than one. */
  const MOST_MISSED = 0;

  it('21 kinds are planted', () => {
    expect(Object.keys(defects)).toHaveLength(21);
  });

  it.each(Object.entries(defects))('each “%s” is named', (kind, [names, plant]) => {
    const missed = rounds.filter((round) => {
      const random = randomFrom(seedOf(kind) + round);
      const documents = structuredClone(sample);
      const planted = plant(documents, (from) => pickFrom(from, random)).map(getPublishedId);
      return !flawsOf(documents, NOW).some(
        (flaw) => names.includes(flaw.kind) && planted.includes(getPublishedId(flaw.document._id)),
      );
    });
    expect(missed.length, `missed: ${missed.join(', ')}`).toBeLessThanOrEqual(MOST_MISSED);
  });
});

function pickFrom<T>(from: readonly T[], random: () => number): T {
  for (const chosen of from.slice(Math.floor(random() * from.length))) return chosen;
  throw new Error('There is nothing to choose from.');
}

/** A number of a text, so that a kind keeps its defects when others are added. */
function seedOf(text: string): number {
  return [...text].reduce((sum, letter) => (Math.imul(sum, 31) + letter.charCodeAt(0)) | 0, 7);
}
