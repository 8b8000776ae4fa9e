import { describe, expect, it } from 'vitest';
import { readFrame } from './lake-socket';

describe('frames of the lake’s socket', () => {
  it.each([
    ['{"i":1,"type":"open"}', { stream: 1, message: { type: 'open' } }],
    ['{"i":2,"type":"end"}', { stream: 2, message: { type: 'end' } }],
    [
      '{"i":1,"type":"event","event":"mutation","id":"7","data":"{}"}',
      { stream: 1, message: { type: 'event', event: 'mutation', id: '7', data: '{}' } },
    ],
    [
      '{"i":1,"type":"error","status":401,"message":"No"}',
      { stream: 1, message: { type: 'error', status: 401, message: 'No' } },
    ],
  ])('%s', (frame, expected) => {
    expect(readFrame(frame)).toEqual(expected);
  });

  it.each(['', '{', 'null', '{"type":"open"}', '{"i":1,"type":"new"}', 7])('ignores %j', (frame) => {
    expect(readFrame(frame)).toBeUndefined();
  });
});
