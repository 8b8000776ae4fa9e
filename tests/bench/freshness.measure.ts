import { content } from '../support/content';
import { lakeEditor } from '../support/lake-editor';
import { startSite } from '../support/start-site';
import { median, percentile } from './percentile';
import { bench } from './promise';
import { timesOf } from './times';

const PUBLISHES = 50;
const GIVE_UP_MS = 10_000;

bench('a publish in the Lake, until the front door shows it', 5, async () => {
  const site = await startSite();
  const editor = lakeEditor(site);
  const { paths } = content;
  const visit = async (path: string) => {
    const answer = await fetch(site.url + path);
    return { html: await answer.text(), outcome: answer.headers.get('Cache-Status') ?? '' };
  };
  for (const path of paths) await visit(path);
  const publish = async (title: string) => {
    const giveUpMs = performance.now() + GIVE_UP_MS;
    await editor.patch('page-pricing').set({ 'blocks[0].title': title }).commit();
    while (!(await visit('/pricing')).html.includes(title))
      if (performance.now() > giveUpMs) throw new Error(`${title} did not appear`);
  };
  const tookMs = await timesOf(PUBLISHES, (at) => publish(`What publish number ${at} covers`));
  let rendered = 0;
  for (const path of paths) if (/fwd=(?!.*304)/.test((await visit(path)).outcome)) rendered += 1;
  await site.stop();
  return [
    `${PUBLISHES} publishes of one page, ${paths.length} pages in the cache`,
    [
      ['from publish to new HTML, p95', percentile(tookMs, 0.95), 'ms', { atMost: 500 }],
      ['from publish to new HTML, median', median(tookMs), 'ms'],
      ['other pages rendered again', rendered, 'pages', { atMost: 0 }],
    ],
  ];
});
