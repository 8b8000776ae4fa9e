import { type FakeRenderer, type Reply, startFakeRenderer } from './fake-renderer';

/** The fake renderer as a process that replaces the built one; `FAKE_RENDERER` selects its behaviour. */
const behaviour = process.env.FAKE_RENDERER;

if (behaviour === 'misconfigured') {
  console.error('site: SANITY_DATASET must be lower-case letters');
  process.exit(78);
}
if (behaviour !== 'stubborn') process.once('disconnect', () => process.exit());

console.info('GET /preview/enable?secret=canary 302 - - 3 ms');
console.info('{"from":"the renderer"}');

let renderer: FakeRenderer | undefined;
let checks = 0;
/** What a test asks of the process. */
const state = () => ({
  ...process.env,
  checks,
  held: renderer?.seen.filter((line) => line === 'GET /held').length,
  pid: process.pid,
  cwd: process.cwd(),
});

const extra: Record<string, Reply> = {
  '/healthz': (_, response) => {
    checks += 1;
    if (behaviour !== 'busy' || checks === 1) response.end('ok');
  },
  '/stored': (_, response) =>
    void response.writeHead(200, { 'cache-control': 's-maxage=60', 'cache-tag': 'stored' }).end('stored'),
  '/purge': (_, response) => void process.send?.({ tags: ['stored'] }, () => response.end()),
  '/purge-too-long': (_, response) => void process.send?.('too long', () => response.end()),
  // An endpoint: only those take a POST, which is not sent again.
  '/api/chat': () => process.exit(3),
  '/environment': (_, response) => void response.end(JSON.stringify(state())),
};
void startFakeRenderer({ port: Number(process.env.PORT), extra }).then((started) => {
  renderer = started;
});
