import { readVariables, type Variables, variables } from '../protocol/environment';

/** Exit code of a process that was configured wrongly (EX_CONFIG of sysexits.h); supervisors do not restart it. */
const EXIT_CONFIGURATION = 78;

/** The front door's own, which its renderer does not need. */
const schema = variables.omit({ BIND_ADDRESS: true, DRAIN_DELAY_MS: true }).transform((env) => ({
  ...env,
  SITE_URL: env.SITE_URL ?? `http://localhost:${env.PORT}`,
}));

/** The site's configuration, parsed and typed; `.env.example` explains each variable. */
export type Env = ReturnType<typeof parseEnv>;

/**
 * Reads the configuration.
 * @param source variables by name, for example `process.env`
 * @throws Error whose message names each variable with a bad value, and never repeats the value
 */
export function parseEnv(source: Variables) {
  const read = readVariables(schema, source);
  if (read.ok) return read.values;
  throw new Error(`site: ${read.message}`);
}

function parseOrExit(): Env {
  try {
    return parseEnv(process.env);
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exit(EXIT_CONFIGURATION);
  }
}

export const env = parseOrExit();
