import { expect, it } from 'vitest';
import { hasQueries } from './has-queries';

const user = (...names: string[]) => ({ roles: names.map((name) => ({ name, title: name })) });

it.each([
  ['in development', true, true, user('administrator'), true],
  ['of a local lake', true, false, user('administrator'), false],
  ['for an editor of a hosted project', false, false, user('editor'), false],
  ['for a developer of a hosted project', false, false, user('editor', 'developer'), true],
  ['for an administrator of a hosted project', false, false, user('administrator'), true],
  ['for nobody', false, false, null, false],
])(
  'the tool for queries is there as it should be: %s',
  (_name, isLocal, isDevelopment, currentUser, isShown) => {
    expect(hasQueries({ isLocal }, currentUser, isDevelopment)).toBe(isShown);
  },
);
