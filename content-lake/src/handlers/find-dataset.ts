import { httpError } from '../errors';
import type { Lake } from '../lake';
import type { Dataset } from '../store/dataset';

/** The dataset of that name. Throws LakeError 404 in the hosted API's words. */
export function findDataset(lake: Lake, name: string | undefined): Dataset {
  const dataset = lake.datasets.get(name ?? '');
  if (dataset) return dataset;
  throw httpError(404, `Dataset not found - Dataset "${name}" not found for project ID "${lake.projectId}"`);
}
