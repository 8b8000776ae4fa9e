import type { MediaValue } from '../../content/content-types';

/** All other views have a sheet round them. */
const WITHOUT_SHEET: ReadonlySet<string> = new Set(['implementation']);

/** Whether a picture of the content is a chart that lies on the page's own ground. */
export function liesOnPage({ source, vignette }: MediaValue): boolean {
  return source === 'vignette' && WITHOUT_SHEET.has(vignette ?? '');
}
