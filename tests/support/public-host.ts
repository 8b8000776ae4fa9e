import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createServer, type Server } from 'node:tls';
import { listen } from './listen';

/** A name that browsers resolve to this machine by `--host-resolver-rules`. */
export const PUBLIC_HOST = 'trial.example';

export type PublicHost = {
  /** Ends TLS on the port, for a program that listens on another one; that may start later. */
  forward(port: number, to: number): Promise<void>;
  stop(): Promise<void>;
};

/** What a proxy does that ends https for several programs: TLS only, every byte within is passed on. */
export function startPublicHost(): PublicHost {
  const folder = mkdtempSync(join(tmpdir(), 'public-host-'));
  const [key, cert] = ['key.pem', 'cert.pem'].map((name) => join(folder, name));
  const request = 'req -x509 -newkey rsa:2048 -nodes -days 2 -subj'.split(' ');
  const files = ['-keyout', `${key}`, '-out', `${cert}`];
  execFileSync('openssl', [...request, `/CN=${PUBLIC_HOST}`, ...files], { stdio: 'ignore' });
  const identity = { key: readFileSync(`${key}`), cert: readFileSync(`${cert}`) };
  rmSync(folder, { recursive: true });
  const servers: Server[] = [];
  return {
    async forward(port, to) {
      const server = createServer(identity, (socket) => {
        const onward = connect(to, '127.0.0.1');
        for (const end of [socket, onward])
          end.on('error', () => [socket, onward].map((each) => each.destroy()));
        socket.pipe(onward).pipe(socket);
      });
      await listen(server, port);
      servers.push(server);
    },
    async stop() {
      for (const server of servers) server.close();
    },
  };
}
