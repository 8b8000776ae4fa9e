type Answer = { name: string; status?: number; type?: string; body: string; reply: string | null };

/** Rows of name, body and the reply in it. */
const answers = (
  rows: [name: string, body: string, reply: string | null][],
  more: Pick<Answer, 'status' | 'type'> = {},
): Answer[] => rows.map(([name, body, reply]) => ({ name, body, reply, ...more }));

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
const EXECUTED = 'Workflow executed successfully';

/**
 * Every body that n8n's sources can answer, and the assistant's reply in it (null: none).
 * Status 200 and JSON by default.
 */
export const workflowAnswers: Answer[] = [
  ...answers([
    ['an agent’s output', json({ output: 'Hi', intermediateSteps: [] }), 'Hi'],
    ['a message', json({ message: 'Hi' }), 'Hi'],
    ['output before message', json({ message: 'b', output: 'a' }), 'a'],
    ['a blank output beside a message', json({ output: '  ', message: 'b' }), 'b'],
    ['an invisible output', json({ output: '\u200B\u2060\uFEFF\u3164', message: 'b' }), 'b'],
    ['text alone', json({ text: 'Hi' }), null],
    ['another field', json({ response: 'Hi' }), null],
    ['all items', json([{ output: 'a' }, { output: 'b' }]), 'a'],
    ['the first item with a reply', json([{}, null, 7, { message: 'b' }]), 'b'],
    ['no items', '[]', null],
    ['an object as output', json({ output: { answer: 'Hi' } }), null],
    ['a number as output', json({ output: 7 }), null],
    ['a bare string', json('Hi'), null],
    ['a bare number', '7', null],
    ['null', 'null', null],
    ['an empty body', '', null],
    ['a byte order mark', `\uFEFF${json({ output: 'Hi' })}`, 'Hi'],
    ['broken JSON', '{"output":"Hi"', null],
    ['an error with status 200', json({ error: 'boom' }), null],
    ['a message beside an error', json({ message: 'm', error: 'boom' }), null],
    ['a message beside a code', json({ code: 0, message: 'm' }), null],
    ['a message beside a code that is a word', json({ code: 'x', message: 'm' }), 'm'],
    ['a message beside a hint', json({ message: 'm', hint: 'h' }), null],
    ['a message beside a stack', json({ message: 'm', stacktrace: 's' }), null],
    ['an output beside an error', json({ output: 'Hi', error: null }), 'Hi'],
    ['a started execution', json({ executionStarted: true, resumeToken: 'canary', message: 'm' }), null],
    ['a transcript', json({ data: [{ kwargs: { content: 'Hi' } }] }), null],
    ['an inherited output', '{"__proto__":{"output":"Hi"}}', null],
    ['“Workflow was started”', json({ message: 'Workflow was started' }), null],
    ['“Webhook call received”', json({ message: 'Webhook call received' }), null],
    ['“… no data …”', json({ message: `${EXECUTED} but no data was returned` }), null],
    ['“… any data”', json({ message: `${EXECUTED} but the last node did not return any data` }), null],
    ['a status alone', json({ status: 200 }), null],
    ['a stream', lines(begin, item('Hel'), item('lo'), end), 'Hello'],
    ['a stream with keep-alive', lines(begin, { type: 'keepalive' }, item('Hi'), end), 'Hi'],
    ['two nodes', lines(begin, item('a1'), item('b1', 'b'), item('a2'), item('b2', 'b'), end), 'a1a2\nb1b2'],
    ['a stream of two runs', lines(begin, item('1', 'a', 0), item('2', 'a', 1), end), '1\n2'],
    ['a stream cut short', lines(begin, item('Hel')), null],
    ['a stream with an error', lines(begin, item('x'), { type: 'error', content: 'e' }, end), null],
    ['a stream without text', lines(begin, end), null],
    ['a stream that cannot be seen', lines(begin, item('\u200B'), end), null],
    ['a stream of white space', lines(begin, item(' \n'), end), null],
    ['a stream with a foreign line', `${lines(begin, item('x'))}oops\n${lines(end)}`, null],
    ['a stream with a foreign type', lines(begin, item('x'), { type: 'x' }, end), null],
    ['a single chunk', lines({ ...item('x'), output: 'x' }), null],
  ]),
  ...answers(
    [
      ['plain text', 'Hi', null],
      ['JSON called text', json({ output: 'Hi' }), 'Hi'],
    ],
    { type: 'text/plain' },
  ),
  ...answers(
    [
      ['HTML', '<p>Hi</p>', null],
      ['JSON called HTML', json({ output: 'Hi' }), null],
      ['a host that is starting', 'n8n is starting up. Please wait', null],
    ],
    { type: 'text/html; charset=utf-8' },
  ),
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
