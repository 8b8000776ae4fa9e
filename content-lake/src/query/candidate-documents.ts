import type { LakeDocument } from '../store/lake-document';
import type { DatasetView } from './dataset-view';
import { type Requirement, requiredTexts } from './required-texts';

type Group = readonly LakeDocument[];

/**
 * The documents that a filter may let through: all those it does, in view order, and as few others as
 * the view's indexes can tell. Running the filter over these gives what running it over the view would.
 *
 * @param filter the filter's syntax tree.
 * @param params the query's parameters, without `$`.
 */
export function candidateDocuments(
  view: DatasetView,
  filter: unknown,
  params: Readonly<Record<string, unknown>>,
): readonly LakeDocument[] {
  let best: Group[] | undefined;
  let fewest = view.documents.length;
  for (const requirement of requiredTexts(filter, params)) {
    const groups = matching(view, requirement);
    const count = groups?.reduce((sum, group) => sum + group.length, 0);
    if (groups && count !== undefined && count < fewest) {
      best = groups;
      fewest = count;
    }
  }
  return best ? inViewOrder(view, best, fewest) : view.documents;
}

function matching(view: DatasetView, requirement: Requirement): Group[] | undefined {
  const groups: Group[] = [];
  for (const { path, texts } of requirement) {
    for (const text of new Set(texts)) {
      const group = view.withText(path, text);
      if (!group) return undefined;
      groups.push(group);
    }
  }
  return groups;
}

function inViewOrder(view: DatasetView, groups: readonly Group[], count: number): readonly LakeDocument[] {
  const [first, ...others] = groups.filter((group) => group.length > 0);
  if (!first) return [];
  if (others.length === 0) return first;
  const wanted = new Set(groups.flat());
  if (count * 8 > view.documents.length) return view.documents.filter((document) => wanted.has(document));
  return [...wanted].sort((a, b) => (a._id < b._id ? -1 : 1));
}
