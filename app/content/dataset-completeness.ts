import { isRecord } from '../../protocol/is-record';

/** Every page needs these documents: where one is missing, no other missing document can be trusted to be deleted. */
export const IS_COMPLETE = 'count(*[_id in ["siteSettings", "navigation"]]) == 2';

/** Whether an answer has no content: it proves nothing about an incomplete dataset. */
export function isEmpty(result: unknown): boolean {
  return result === null || (Array.isArray(result) && result.length === 0);
}

/** Whether the answer has settings and menu. */
export function hasSite(result: unknown): boolean {
  return isRecord(result) && isRecord(result.settings) && isRecord(result.navigation);
}
