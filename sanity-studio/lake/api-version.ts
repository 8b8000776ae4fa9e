/** Version of the lake's API that checks are written for. */
export const API_VERSION = '2025-02-19';
