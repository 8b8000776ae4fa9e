import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import { closeServer, listen } from './listen';

export type Balancer = {
  url: string;
  /** Ports of the instances, used in turn; the test replaces them. */
  ports: number[];
  stop(): Promise<void>;
};

/** Sends each request to the next instance, and to the one after it if the connection is refused or lost. */
export async function startBalancer(): Promise<Balancer> {
  let next = 0;
  const relay = (incoming: IncomingMessage, outgoing: ServerResponse, first: number, tries = 0) => {
    const port = balancer.ports[(first + tries) % balancer.ports.length];
    const onward = request(
      { port, path: incoming.url, headers: incoming.headers, agent: false },
      (answer) => {
        outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
        answer.pipe(outgoing);
      },
    );
    onward.on('error', () => {
      if (tries < balancer.ports.length && !outgoing.headersSent) relay(incoming, outgoing, first, tries + 1);
      else outgoing.destroy();
    });
    onward.end();
  };
  const server = createServer((incoming, outgoing) => {
    next += 1;
    relay(incoming, outgoing, next);
  });
  const url = `http://127.0.0.1:${await listen(server)}`;
  const balancer: Balancer = { url, ports: [], stop: () => closeServer(server) };
  return balancer;
}
