import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';

// The peer: node:http with nothing on top, answering with the same head and body whatever is asked, on all addresses as
// the front door does.
const [, , file = ''] = process.argv;
const { headers, body } = JSON.parse(readFileSync(file, 'utf8'));
const bytes = Buffer.from(body, 'base64');

const server = createServer((_request, response) => {
  response.writeHead(200, headers);
  response.end(bytes);
});
server.listen(Number(process.env.PORT));
