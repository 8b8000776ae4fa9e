import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';

// The peer: node:http with nothing on top, answering every request with the same head and body, on all addresses like
// the front door.
const [, , file = ''] = process.argv;
const { headers, body } = JSON.parse(readFileSync(file, 'utf8'));
const bytes = Buffer.from(body, 'base64');

const server = createServer((_request, response) => {
  response.writeHead(200, headers);
  response.end(bytes);
});
server.listen(Number(process.env.PORT));
