import { describe, expect, it } from 'vitest';
import { parseStudioConfiguration } from './studio-configuration';

const good = {
  apiHost: 'http://localhost:3334',
  projectId: 'local',
  dataset: 'production',
  siteOrigin: 'http://localhost:3000',
  isLocal: true,
};

describe('configuration of Studio', () => {
  it('is read as it was written', () => {
    expect(parseStudioConfiguration(JSON.stringify(good))).toEqual(good);
  });

  it('is hosted unless it says otherwise', () => {
    const { isLocal: _isLocal, ...hosted } = good;
    expect(parseStudioConfiguration(JSON.stringify(hosted)).isLocal).toBe(false);
  });

  it.each([
    ['apiHost', undefined],
    ['apiHost', 'javascript:alert(1)'],
    ['siteOrigin', 'localhost:3000'],
    ['projectId', 'Not One'],
    ['dataset', 7],
  ])('names %s when it is %s', (field, value) => {
    expect(() => parseStudioConfiguration(JSON.stringify({ ...good, [field]: value }))).toThrow(field);
  });

  it.each(['', 'null', '[', '"text"'])('refuses %j', (json) => {
    expect(() => parseStudioConfiguration(json)).toThrow();
  });
});
