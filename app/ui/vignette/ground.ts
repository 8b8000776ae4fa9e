/** What a vignette rests on: nothing but its own edge, a drawn course, or a dark band. */
export type Ground = { standing?: boolean; onBase?: boolean };
