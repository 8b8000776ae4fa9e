/** Version of Sanity's API that site and Studio use: the first whose default perspective is `published`. */
export const API_VERSION = '2025-02-19';

/** Names of projects and datasets, as the API accepts them. */
export const PROJECT_ID = /^[a-z0-9][-a-z0-9]{0,62}$/;
export const DATASET = /^~?[a-z0-9][-_a-z0-9]{0,62}$/;
