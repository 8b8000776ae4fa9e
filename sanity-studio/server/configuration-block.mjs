/** Studio finds its configuration under this id. */
const BLOCK_ID = 'studio-configuration';

/**
 * The data block with the built Studio's configuration. It is not a script: the content security policy need not allow
 * it.
 *
 * @param {import('./settings.mjs').StudioSettings} settings
 * @returns {{ id: string, json: string }} the element's id, and its text, safe within a script element
 */
export function configurationBlock({ apiHost, projectId, dataset, siteOrigin, isLocal }) {
  const configuration = { apiHost, projectId, dataset, siteOrigin, isLocal };
  return { id: BLOCK_ID, json: JSON.stringify(configuration).replaceAll('<', '\\u003c') };
}
