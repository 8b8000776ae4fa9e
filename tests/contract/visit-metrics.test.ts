import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { PAGE_VIEW } from '../../app/analytics/visits/visit';
import { trackedEvents } from '../../app/ui/events';
import { PROJECT_ROOT } from '../../scripts/bootstrap.mjs';

const read = (file: string) => readFileSync(join(PROJECT_ROOT, file), 'utf8');
const sources = ['app', 'front-door'].flatMap((folder) =>
  readdirSync(join(PROJECT_ROOT, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => /(?<!\.test)\.ts$/.test(file))
    .map((file) => read(join(folder, file))),
);
const namesIn = (text: string) => new Set(text.match(/\bsite_\w+/g));
const eventNames = new Set<string>([PAGE_VIEW, ...Object.values(trackedEvents).map(({ name }) => name)]);

it.each(['docs/operations/watch.md', 'deploy/grafana-visits.json'])(
  '%s names metrics and events that exist',
  (file) => {
    const known = namesIn(sources.join('\n'));
    const text = read(file);
    const named = [...namesIn(text)].map((name) => name.replace(/_(bucket|sum|count)$/, ''));
    expect(named.filter((name) => !known.has(name))).toEqual([]);
    const events = [...text.matchAll(/event!?=~?\\?"([\w|]+)/g)].flatMap(([, list = '']) => list.split('|'));
    expect(events.length).toBeGreaterThan(2);
    expect(events.filter((name) => !eventNames.has(name))).toEqual([]);
  },
);
