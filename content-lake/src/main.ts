import { errorCode } from '../../protocol/error-code';
import { type ContentLake, startContentLake } from './content-lake';
import { StoreError } from './errors';
import { readSettings, SettingsError } from './settings';

/** EX_CONFIG of sysexits(3): the configuration is invalid. */
const EXIT_CONFIG = 78;
const EXIT_FAILURE = 1;

try {
  const settings = readSettings(process.env);
  const lake = await startContentLake(settings).catch((error: unknown) => {
    if (errorCode(error) === 'EADDRINUSE')
      throw new StoreError(`port ${settings.port} is in use; set LAKE_PORT to another`);
    // Only errors of the file system name a path.
    if (error instanceof Error && 'path' in error)
      throw new StoreError(`DATA_DIR cannot be used: ${error.message}`);
    throw error;
  });
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void stop(lake));
  // After the handlers: a parent process may send a signal as soon as it has read this line.
  console.info(`content lake: ${lake.url}`);
} catch (error) {
  const isExpected = error instanceof SettingsError || error instanceof StoreError;
  console.error('content lake:', isExpected ? error.message : error);
  process.exitCode = error instanceof SettingsError ? EXIT_CONFIG : EXIT_FAILURE;
}

async function stop(lake: ContentLake): Promise<void> {
  await lake.close();
  process.exitCode = 0;
}
