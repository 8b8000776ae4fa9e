import { describe, expect, it, vi } from 'vitest';
import { ChangeLog, type DatasetChange } from './change-log';

const start = { sequence: 7, transactionId: 't7' };

function change(sequence: number, documents = 1): DatasetChange {
  const nothing = { before: undefined, after: undefined, mutations: [], effects: { apply: [], revert: [] } };
  return {
    sequence,
    transactionId: `t${sequence}`,
    timestamp: '2026-01-01T00:00:00Z',
    author: 'local',
    documents: Array.from({ length: documents }, (_, at) => ({ id: `d${at}`, ...nothing })),
  };
}

function sinceOf(log: ChangeLog, transactionId: string): number[] | undefined {
  return log.since((position) => position.transactionId === transactionId)?.map(({ sequence }) => sequence);
}

describe('a log of changes', () => {
  it('calls listeners in order until they unsubscribe', () => {
    const log = new ChangeLog(start);
    const heard: number[] = [];
    const stop = log.subscribe(({ sequence }) => heard.push(sequence));
    log.add(change(8));
    log.add(change(9));
    stop();
    log.add(change(10));
    expect(heard).toEqual([8, 9]);
    expect(log.listenerCount).toBe(0);
  });

  it('returns the changes since a position, from its start on', () => {
    const log = new ChangeLog(start);
    expect(sinceOf(log, 't7')).toEqual([]);
    for (const sequence of [8, 9, 10]) log.add(change(sequence));
    expect(sinceOf(log, 't7')).toEqual([8, 9, 10]);
    expect(sinceOf(log, 't9')).toEqual([10]);
    expect(sinceOf(log, 't10')).toEqual([]);
    expect(sinceOf(log, 't6')).toBeUndefined();
    expect(log.last.transactionId).toBe('t10');
  });

  it('retains the last 500 changes and the position before them', () => {
    const log = new ChangeLog(start);
    for (let sequence = 8; sequence < 608; sequence += 1) log.add(change(sequence));
    expect(sinceOf(log, 't106')).toBeUndefined();
    expect(sinceOf(log, 't107')).toHaveLength(500);
  });

  it('retains at most 1,000 documents, even of a single change', () => {
    const log = new ChangeLog(start);
    log.add(change(8, 1_001));
    expect(sinceOf(log, 't7')).toBeUndefined();
    expect(sinceOf(log, 't8')).toEqual([]);
    expect(log.last.sequence).toBe(8);
  });

  it('continues when a listener throws', () => {
    const log = new ChangeLog(start);
    const report = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const heard: number[] = [];
    log.subscribe(() => {
      throw new Error('broken');
    });
    log.subscribe(({ sequence }) => heard.push(sequence));
    log.add(change(8));
    expect(heard).toEqual([8]);
    expect(report).toHaveBeenCalledOnce();
    report.mockRestore();
  });
});
