import { expect, it } from 'vitest';
import { describeText, type FieldType, type Marker } from './described-text';

const string: FieldType = { name: 'string', title: 'String', type: null };
const line = (title: string): FieldType => ({ name: 'string', title, type: string });
const span: FieldType = { name: 'span', title: 'Span', fields: [{ name: 'text', type: line('Text') }] };
const block: FieldType = {
  name: 'block',
  title: 'Block',
  fields: [{ name: 'children', type: { name: 'array', title: 'Content', of: [span] } }],
};
const documentType: FieldType = {
  name: 'page',
  title: 'Page',
  fields: [
    { name: 'title', type: line('Name') },
    {
      name: 'lead',
      type: { name: 'lead', title: 'Lead', type: { name: 'text', title: 'Text', type: string } },
    },
    { name: 'points', type: { name: 'array', title: 'Points', of: [line('Point')] } },
    { name: 'body', type: { name: 'array', title: 'Body', of: [span, block] } },
  ],
};
const document = {
  title: 'A title',
  lead: 'One\nTwo',
  points: ['First', 'Second'],
  body: [{ _key: 'a', _type: 'block', children: [{ _key: 'b', _type: 'span', text: 'Bold' }] }],
};
const describe = (path: string, validation: Marker[] = []) =>
  describeText(document, documentType, path, validation);

it.each([
  ['title', 'A title', 'Name', false],
  ['lead', 'One\nTwo', 'Lead', true],
  ['points[1]', 'Second', 'Point', false],
  ['body[_key=="a"].children[_key=="b"].text', 'Bold', 'Text', false],
  ['nothing', '', 'Page', false],
])('reads value, title and lines of a text: %s', (path, value, label, isMultiline) => {
  expect(describe(path)).toEqual({ value, label, isMultiline, problems: [] });
});

it('names the problems at the field, the worst first and each once, and those of no other field', () => {
  const validation: Marker[] = [
    { level: 'warning', message: 'Longer than 60 characters.', path: ['title'] },
    { level: 'error', message: 'Required', path: ['title'] },
    { level: 'error', message: 'Required', path: ['title'] },
    { level: 'error', message: 'Not here', path: ['lead'] },
  ];
  expect(describe('title', validation).problems).toEqual(['Required', 'Longer than 60 characters.']);
});
