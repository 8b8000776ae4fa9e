/** Version of Sanity's API that site and Studio use: the first whose default perspective is `published`. */
export const API_VERSION = '2025-02-19';
