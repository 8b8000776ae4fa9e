import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { say } from './bootstrap.mjs';
import { buildSite } from './build';
import { run } from './processes';

/** In the namespaces of one process: the network has nothing but loopback, and Sanity's names lead there. */
const ISOLATED = ['unshare', '--map-root-user', '--net', '--mount'];
const PROJECT_ID = 'abc12345';
const NAMES = [
  'api.sanity.io',
  `${PROJECT_ID}.api.sanity.io`,
  `${PROJECT_ID}.apicdn.sanity.io`,
  'cdn.sanity.io',
];
const SHELL = `ip link set lo up && mount --bind "$1" /etc/hosts && shift && exec "$@"`;

/**
 * Runs tests under the names of hosted Sanity, over TLS with a certificate authority of their own. It needs Linux's
 * namespaces and openssl; without them it says so, and passes.
 * @param command of the tests
 */
export async function testHosted(command: readonly string[]): Promise<number> {
  const folder = mkdtempSync(join(tmpdir(), 'hosted-'));
  try {
    const hosts = join(folder, 'hosts');
    writeFileSync(hosts, `127.0.0.1 localhost ${NAMES.join(' ')}\n::1 localhost\n`);
    const isolated = [...ISOLATED, 'sh', '-c', SHELL, 'sh', hosts];
    const probe = await run([...isolated, 'openssl', 'version'], { isQuiet: true });
    if (probe.code !== 0) {
      say('SKIPPED', `nothing was tested: needs unshare, ip, mount and openssl (${probe.output.trim()})`);
      return 0;
    }
    await buildSite();
    await makeCertificate(folder);
    const env = {
      NODE_EXTRA_CA_CERTS: join(folder, 'ca.pem'),
      HOSTED_CERTIFICATE: join(folder, 'names.pem'),
      HOSTED_KEY: join(folder, 'names.key'),
    };
    return (await run([...isolated, ...command], { env })).code;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** A certificate authority, and its certificate for Sanity's names. */
async function makeCertificate(folder: string): Promise<void> {
  const request = (name: string, subject: string, ...more: string[]) => [
    ...['openssl', 'req', '-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes'],
    ...['-days', '2', '-subj', `/CN=${subject}`, '-keyout', join(folder, `${name}.key`)],
    ...['-out', join(folder, `${name}.pem`), ...more],
  ];
  const names = `subjectAltName=${NAMES.map((name) => `DNS:${name}`).join(',')}`;
  const signed = ['-CA', join(folder, 'ca.pem'), '-CAkey', join(folder, 'ca.key')];
  const constraint = ['-addext', 'basicConstraints=critical,CA:FALSE', '-addext', names];
  await run(request('ca', 'Test authority'), { isQuiet: true });
  await run(request('names', 'Sanity names', ...signed, ...constraint), { isQuiet: true });
}
