/** What every vignette is told: whether it stands on something drawn below it. */
export type VignetteProps = { standing?: boolean };
