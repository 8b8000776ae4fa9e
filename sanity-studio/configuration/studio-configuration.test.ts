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
  it('is parsed from JSON', () => {
    expect(parseStudioConfiguration(JSON.stringify(good))).toEqual(good);
  });

  it('is hosted by default', () => {
    const { isLocal: _isLocal, ...hosted } = good;
    expect(parseStudioConfiguration(JSON.stringify(hosted)).isLocal).toBe(false);
  });

  it.each([
    ['apiHost', undefined],
    ['apiHost', 'javascript:alert(1)'],
    ['siteOrigin', 'localhost:3000'],
    ['projectId', 'Not One'],
    ['dataset', 7],
  ])('with %s = %s is refused with the field’s name', (field, value) => {
    expect(() => parseStudioConfiguration(JSON.stringify({ ...good, [field]: value }))).toThrow(field);
  });

  it.each(['', 'null', '[', '"text"'])('refuses %j', (json) => {
    expect(() => parseStudioConfiguration(json)).toThrow();
  });
});
