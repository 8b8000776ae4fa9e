/** Serves the built Studio, with its configuration from the environment. See `.env.example` in the project's root. */
import { join } from 'node:path';
import { errorCode } from '../../protocol/error-code';
import { listenOnLoopback } from '../../protocol/listen-on-loopback';
import { PROJECT_ROOT, readStudioSettings, SettingsError } from './settings';
import { readStaticFiles } from './static-files';
import { createStudioServer } from './studio-server';

const BUILD = join(PROJECT_ROOT, 'sanity-studio/dist');
const LOOPBACK = ['127.0.0.1', '::1'];
/** As in sysexits(3): configuration error. */
const EXIT_CONFIG = 78;
const EXIT_FAILURE = 1;

try {
  const settings = readStudioSettings(process.env);
  const files = readStaticFiles(BUILD);
  const hosts = settings.bindAddress === undefined ? LOOPBACK : [settings.bindAddress];
  const { servers, port } = await listenOnLoopback(
    () => createStudioServer(files, settings),
    hosts,
    settings.port,
  );
  const close = () => {
    for (const server of servers) {
      server.close();
      server.closeAllConnections();
    }
  };
  // Before the ready line: a process that waits for it may send a signal immediately.
  for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, close);
  console.info(`studio: http://localhost:${port}`);
} catch (error) {
  console.error(`studio: ${reason(error)}`);
  process.exitCode = error instanceof SettingsError ? EXIT_CONFIG : EXIT_FAILURE;
}

function reason(error: unknown): string {
  if (errorCode(error) === 'ENOENT') return `${BUILD} is not there; build Studio with \`npm run build\`.`;
  if (errorCode(error) === 'EADDRINUSE') return 'its port is in use; set STUDIO_PORT to another.';
  return error instanceof Error ? error.message : String(error);
}
