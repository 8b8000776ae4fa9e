/**
 * Names of the parameters with which visitors operate a block: its form sends them to the page that it is on (GET). Pages
 * depend on no other parameters of visitors.
 */
export const formParameters = ['sold', 'module', 'users', 'size'] as const;

export type FormParameter = (typeof formParameters)[number];
