/** Serves the built Studio, with its configuration from the environment. See `.env.example` in the project's root. */
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { listenOn, listenOnLoopback } from './server/listen-on-loopback.mjs';
import { readSampleFiles } from './server/sample-files.mjs';
import { readStudioSettings, SettingsError } from './server/settings.mjs';
import { readStaticFiles } from './server/static-files.mjs';
import { createStudioServer } from './server/studio-server.mjs';

const STUDIO = dirname(fileURLToPath(import.meta.url));
const BUILD = join(STUDIO, 'dist');
/** As in sysexits(3): configuration error. */
const EXIT_CONFIG = 78;
const EXIT_FAILURE = 1;

try {
  const settings = readStudioSettings(process.env);
  const files = new Map([...readStaticFiles(BUILD), ...readSampleFiles(STUDIO)]);
  const create = () => createStudioServer(files, settings);
  const { port, close } = settings.bindAddress
    ? await listenOn(create(), settings.bindAddress, settings.port)
    : await listenOnLoopback(create, settings.port);
  // Before the ready line: a process that waits for it may send a signal immediately.
  for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => void close());
  console.info(`studio: http://localhost:${port}`);
} catch (error) {
  console.error(`studio: ${reason(error)}`);
  process.exitCode = error instanceof SettingsError ? EXIT_CONFIG : EXIT_FAILURE;
}

/** @param {unknown} error */
function reason(error) {
  if (!(error instanceof Error)) return String(error);
  const code = 'code' in error ? error.code : undefined;
  if (code === 'ENOENT') return `${BUILD} is not there; build Studio with \`npm run build\`.`;
  if (code === 'EADDRINUSE') return 'its port is in use; set STUDIO_PORT to another.';
  return error.message;
}
