type Answer = { name: string; status?: number; type?: string; body: string; reply: string | null };

const lines = (...chunks: unknown[]) => chunks.map((chunk) => `${JSON.stringify(chunk)}\n`).join('');
const item = (content: string, nodeId = 'a', runIndex = 0) => ({
  type: 'item',
  content,
  metadata: { nodeId, nodeName: 'AI Agent', itemIndex: 0, runIndex, timestamp: 1_761_514_051_231 },
});
const begin = { type: 'begin', metadata: { nodeId: 'a', runIndex: 0 } };
const end = { type: 'end', metadata: { nodeId: 'a', runIndex: 0 } };
const json = (value: unknown) => JSON.stringify(value);
const notRegistered = {
  code: 404,
  message: 'The requested webhook "POST abc/chat" is not registered.',
  hint: 'The workflow must be active for a production URL to run successfully.',
};

/**
 * Every body that n8n's sources can answer, and the assistant's reply in it (RELIABILITY, section G; null: none).
 * Status 200 and JSON by default.
 */
export const workflowAnswers: Answer[] = [
  { name: 'an agent’s output', body: json({ output: 'Hi', intermediateSteps: [] }), reply: 'Hi' },
  { name: 'a message', body: json({ message: 'Hi' }), reply: 'Hi' },
  { name: 'output before message', body: json({ message: 'b', output: 'a' }), reply: 'a' },
  { name: 'a blank output beside a message', body: json({ output: '  ', message: 'b' }), reply: 'b' },
  {
    name: 'an invisible output beside a message',
    body: json({ output: '\u200B\u2060\uFEFF\u3164', message: 'b' }),
    reply: 'b',
  },
  { name: 'text alone', body: json({ text: 'Hi' }), reply: null },
  { name: 'another field', body: json({ response: 'Hi' }), reply: null },
  { name: 'all items', body: json([{ output: 'a' }, { output: 'b' }]), reply: 'a' },
  { name: 'the first item with a reply', body: json([{}, null, 7, { message: 'b' }]), reply: 'b' },
  { name: 'no items', body: '[]', reply: null },
  { name: 'an object as output', body: json({ output: { answer: 'Hi' } }), reply: null },
  { name: 'a number as output', body: json({ output: 7 }), reply: null },
  { name: 'a bare string', body: json('Hi'), reply: null },
  { name: 'a bare number', body: '7', reply: null },
  { name: 'null', body: 'null', reply: null },
  { name: 'plain text', body: 'Hi', type: 'text/plain', reply: null },
  { name: 'HTML', body: '<p>Hi</p>', type: 'text/html', reply: null },
  { name: 'JSON called HTML', body: json({ output: 'Hi' }), type: 'text/html; charset=utf-8', reply: null },
  { name: 'JSON called text', body: json({ output: 'Hi' }), type: 'text/plain', reply: 'Hi' },
  { name: 'an empty body', body: '', reply: null },
  { name: 'a byte order mark', body: `\uFEFF${json({ output: 'Hi' })}`, reply: 'Hi' },
  { name: 'broken JSON', body: '{"output":"Hi"', reply: null },
  { name: 'an error with status 200', body: json({ error: 'boom' }), reply: null },
  { name: 'a message beside an error', body: json({ message: 'm', error: 'boom' }), reply: null },
  { name: 'a message beside a code', body: json({ code: 0, message: 'm' }), reply: null },
  { name: 'a message beside a code that is a word', body: json({ code: 'x', message: 'm' }), reply: 'm' },
  { name: 'a message beside a hint', body: json({ message: 'm', hint: 'h' }), reply: null },
  { name: 'a message beside a stack', body: json({ message: 'm', stacktrace: 's' }), reply: null },
  { name: 'an output beside an error', body: json({ output: 'Hi', error: null }), reply: 'Hi' },
  {
    name: 'a started execution',
    body: json({ executionStarted: true, executionId: '123', resumeToken: 'token-canary', message: 'm' }),
    reply: null,
  },
  { name: 'a transcript', body: json({ data: [{ kwargs: { content: 'Hi' } }] }), reply: null },
  { name: 'an inherited output', body: '{"__proto__":{"output":"Hi"}}', reply: null },
  ...[
    'Workflow was started',
    'Webhook call received',
    'Workflow executed successfully but no data was returned',
    'Workflow executed successfully but the last node did not return any data',
  ].map((message) => ({ name: `“${message}”`, body: json({ message }), reply: null })),
  { name: 'a status alone', body: json({ status: 200 }), reply: null },
  {
    name: 'a host that is starting',
    body: 'n8n is starting up. Please wait',
    type: 'text/html',
    reply: null,
  },
  { name: 'a stream', body: lines(begin, item('Hel'), item('lo'), end), reply: 'Hello' },
  {
    name: 'a stream with keep-alive',
    body: lines(begin, { type: 'keepalive' }, item('Hi'), end),
    reply: 'Hi',
  },
  {
    name: 'a stream of two nodes',
    body: lines(begin, item('a1', 'a'), item('b1', 'b'), item('a2', 'a'), item('b2', 'b'), end),
    reply: 'a1a2\nb1b2',
  },
  {
    name: 'a stream of two runs',
    body: lines(begin, item('1', 'a', 0), item('2', 'a', 1), end),
    reply: '1\n2',
  },
  { name: 'a stream cut short', body: lines(begin, item('Hel')), reply: null },
  {
    name: 'a stream with an error',
    body: lines(begin, item('x'), { type: 'error', content: 'e' }, end),
    reply: null,
  },
  { name: 'a stream without text', body: lines(begin, end), reply: null },
  { name: 'a stream that cannot be seen', body: lines(begin, item('\u200B'), end), reply: null },
  { name: 'a stream of white space', body: lines(begin, item(' \n'), end), reply: null },
  {
    name: 'a stream with a foreign line',
    body: `${lines(begin, item('x'))}oops\n${lines(end)}`,
    reply: null,
  },
  { name: 'a stream with a foreign type', body: lines(begin, item('x'), { type: 'x' }, end), reply: null },
  { name: 'a single chunk', body: lines({ ...item('x'), output: 'x' }), reply: null },
  { name: 'a workflow that is not active', status: 404, body: json(notRegistered), reply: null },
  { name: 'a closed chat', status: 404, body: '', reply: null },
  { name: 'a failed workflow', status: 500, body: json({ message: 'Error in workflow' }), reply: null },
  { name: 'a failure with a reply in it', status: 500, body: json({ output: 'Hi' }), reply: null },
  { name: 'a refusal', status: 401, body: 'text', type: 'text/plain', reply: null },
  { name: 'a gate', status: 428, body: json({ message: 'm' }), reply: null },
  { name: 'a gateway', status: 504, body: '<h1>504</h1>', type: 'text/html', reply: null },
  { name: 'no content', status: 204, body: '', reply: null },
  { name: 'another success', status: 201, body: json({ output: 'Hi' }), reply: 'Hi' },
];
