import {
  at,
  createIfNotExists,
  defineMigration,
  type NodePatch,
  patch,
  set,
  transaction,
  unset,
} from '@sanity/migrate';
import { isRecord } from '../../../protocol/is-record';
import { fieldPath, memberPath } from '../../checks/walk-content';
import { readViews, type View } from './views-of-site';

/**
 * Product views that pictures and stories name become documents, to which these refer. They have the figures of the
 * company that was chosen. A view that exists is not changed, so that a repetition keeps what editors have done. What
 * cannot be converted stays, and is named.
 */
export default defineMigration({
  title: 'Product views become documents',
  async *migrate(documents, context) {
    const viewOf = await readViews(context);
    for await (const document of documents()) {
      const views = new Map<string, View>();
      const changes: NodePatch[] = [];
      for (const { names, company, path, refer } of usesIn(document)) {
        const found = names.map((name) => viewOf(name, company));
        const missing = names.filter((_, index) => !found[index]);
        if (missing.length > 0) {
          const of = company ?? 'the first company';
          console.warn(
            `${document._id}: ${path} stays as it is, ${of} has nothing for ${missing.join(', ')}.`,
          );
          continue;
        }
        const shown = found.filter((view) => view !== undefined);
        for (const view of shown) views.set(view._id, view);
        changes.push(...refer(shown.map(({ _id }) => ({ _type: 'reference', _ref: _id }))));
      }
      // In one transaction, because references need what they lead to.
      if (changes.length > 0)
        yield transaction([
          ...[...views.values()].map((view) => createIfNotExists(view)),
          patch(document._id, changes),
        ]);
    }
  },
});

type Reference = { _type: 'reference'; _ref: string };

/** Views that are named in one place, with the company that is chosen there, and what makes references of the names. */
type Use = {
  names: string[];
  company: string | undefined;
  path: string;
  refer(views: readonly Reference[]): NodePatch[];
};

/** Uses in a document or a part of it, also in parts that the site does not show at present. */
function* usesIn(value: unknown, path = ''): Generator<Use> {
  if (Array.isArray(value)) {
    for (const [index, member] of value.entries()) yield* usesIn(member, memberPath(path, member, index));
  } else if (isRecord(value)) {
    const use = pictureUse(value, path) ?? storyUse(value, path);
    if (use) yield use;
    for (const [field, member] of Object.entries(value)) yield* usesIn(member, fieldPath(path, field));
  }
}

function pictureUse(media: Record<string, unknown>, path: string): Use | undefined {
  const { source, vignette } = media;
  if (source !== 'vignette' || typeof vignette !== 'string') return undefined;
  const refer = ([view]: readonly Reference[]) => [
    at(fieldPath(path, 'source'), set('view')),
    at(fieldPath(path, 'view'), set(view)),
    at(fieldPath(path, 'vignette'), unset()),
    at(fieldPath(path, 'company'), unset()),
  ];
  return { names: [vignette], company: companyOf(media), path, refer };
}

/** All sheets of a story are of one company: all of them become views, or none. */
function storyUse(block: Record<string, unknown>, path: string): Use | undefined {
  if (block._type !== 'productStory' || !Array.isArray(block.steps)) return undefined;
  const steps = block.steps.flatMap((step: unknown, index) =>
    isRecord(step) && typeof step.sheet === 'string'
      ? [{ name: `story-${step.sheet}`, at: memberPath(fieldPath(path, 'steps'), step, index) }]
      : [],
  );
  if (steps.length === 0 && block.company === undefined) return undefined;
  const refer = (views: readonly Reference[]) => [
    ...steps.flatMap((step, index) => [
      at(fieldPath(step.at, 'view'), set(views[index])),
      at(fieldPath(step.at, 'sheet'), unset()),
    ]),
    at(fieldPath(path, 'company'), unset()),
  ];
  return { names: steps.map(({ name }) => name), company: companyOf(block), path, refer };
}

function companyOf({ company }: Record<string, unknown>): string | undefined {
  return isRecord(company) && typeof company._ref === 'string' ? company._ref : undefined;
}
