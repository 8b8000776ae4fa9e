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
        const found = names.flatMap((name) => viewOf(name, company) ?? []);
        if (found.length < names.length) {
          console.warn(`${document._id}: ${path} stays as it is, not all of ${names} can be made.`);
          continue;
        }
        for (const view of found) views.set(view._id, view);
        changes.push(...refer(found.map(({ _id }) => ({ _type: 'reference', _ref: _id }))));
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
    const of = (field: string) => fieldPath(path, field);
    const { source, vignette, steps } = value;
    const company =
      isRecord(value.company) && typeof value.company._ref === 'string' ? value.company._ref : undefined;
    if (source === 'vignette' && typeof vignette === 'string')
      yield {
        ...{ names: [vignette], company, path },
        refer: ([view]) => [
          at(of('source'), set('view')),
          at(of('view'), set(view)),
          ...['vignette', 'company'].map((field) => at(of(field), unset())),
        ],
      };
    // All sheets of a story are of one company: all of them become views, or none.
    const sheets = (Array.isArray(steps) ? steps : []).flatMap((step: unknown, index) =>
      isRecord(step) && typeof step.sheet === 'string'
        ? { name: `story-${step.sheet}`, at: memberPath(of('steps'), step, index) }
        : [],
    );
    if (sheets.length > 0)
      yield {
        ...{ names: sheets.map(({ name }) => name), company, path },
        refer: (views) => [
          ...sheets.flatMap((step, index) => [
            at(fieldPath(step.at, 'view'), set(views[index])),
            at(fieldPath(step.at, 'sheet'), unset()),
          ]),
          at(of('company'), unset()),
        ],
      };
    for (const [field, member] of Object.entries(value)) yield* usesIn(member, of(field));
  }
}
