import { connect, createServer, type Socket } from 'node:net';

/** A way to the lake that can be cut. */
export interface UnreliableNetwork {
  /** The lake's address by this way. */
  readonly url: string;
  /** Breaks all connections, and lets none through until `mend`. */
  cut(): void;
  mend(): void;
  close(): Promise<void>;
}

/** Starts a plain TCP relay before the lake. */
export async function unreliableNetwork(target: string): Promise<UnreliableNetwork> {
  const sockets = new Set<Socket>();
  let isCut = false;
  const { hostname, port } = new URL(target);
  const server = createServer((socket) => {
    if (isCut) return socket.destroy();
    const other = connect(Number(port), hostname);
    for (const end of [socket, other]) {
      sockets.add(end);
      end.on('error', () => end.destroy());
      end.once('close', () => {
        sockets.delete(end);
        socket.destroy();
        other.destroy();
      });
    }
    socket.pipe(other).pipe(socket);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const ownPort = typeof address === 'object' ? address?.port : undefined;
  const cut = () => {
    isCut = true;
    for (const socket of sockets) socket.destroy();
  };
  return {
    url: `http://127.0.0.1:${ownPort}`,
    cut,
    mend: () => {
      isCut = false;
    },
    close: async () => {
      cut();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
