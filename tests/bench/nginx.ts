import { execFileSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { userInfo } from 'node:os';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { type MeasuredProcess, startMeasured } from './measured-process';

/**
 * nginx with an access log and one page, stored as gzip for `gzip_static`.
 * @param page compressed
 * @returns undefined if nginx is not installed
 */
export async function startNginx(folder: string, page: Buffer): Promise<MeasuredProcess | undefined> {
  try {
    execFileSync('nginx', ['-v'], { stdio: 'ignore' });
  } catch {
    return undefined;
  }
  const root = join(folder, 'nginx');
  mkdirSync(root);
  writeFileSync(join(root, 'pricing.html'), gunzipSync(page));
  writeFileSync(join(root, 'pricing.html.gz'), page);
  const configuration = (port: number) => `
    daemon off; user ${userInfo().username}; worker_processes 1; pid ${root}/pid; error_log ${root}/error.log;
    events { worker_connections 1024; }
    http {
      access_log ${root}/access.log; default_type text/html; keepalive_requests 1000000;
      server { listen ${port}; root ${root}; location = /pricing { try_files /pricing.html =404; gzip_static on; } }
    }`;
  const args = (port: number) => {
    const file = join(root, 'nginx.conf');
    writeFileSync(file, configuration(port));
    return ['-p', root, '-c', file];
  };
  return startMeasured({ command: 'nginx', args, output: join(folder, 'nginx.log'), path: '/pricing' });
}
