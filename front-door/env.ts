import type * as z from 'zod';
import { readVariables, type Variables, variables } from '../protocol/environment';

const schema = variables.pick({
  PORT: true,
  BIND_ADDRESS: true,
  SITE_URL: true,
  TRUST_PROXY_HOPS: true,
  DRAIN_DELAY_MS: true,
  HSTS_MAX_AGE_S: true,
  DATA_DIR: true,
  METRICS_PORT: true,
  METRICS_HOST: true,
  BUILD_FILES_DIR: true,
  BUILD_FILES_DAYS: true,
  LOG_LEVEL: true,
});

/** `SITE_URL` undefined means `http://localhost:<PORT>`. */
export type FrontDoorEnv = z.infer<typeof schema>;

/** The front door's variables; see `readVariables`. */
export const readEnv = (source: Variables) => readVariables(schema, source);
