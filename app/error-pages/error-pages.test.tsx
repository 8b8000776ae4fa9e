import { renderToStaticMarkup } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom/server';
import { describe, expect, it } from 'vitest';
import { settingsFixture } from '../chrome/site.fixture';
import { NotFound } from './not-found';
import { Unavailable } from './unavailable';

const markup = (page: React.ReactElement) =>
  renderToStaticMarkup(<StaticRouter location="/nowhere">{page}</StaticRouter>);

describe.each([
  ['NotFound', NotFound, settingsFixture.notFound, '404'],
  ['Unavailable', Unavailable, settingsFixture.unavailable, '503'],
])('%s', (_name, Page, content, status) => {
  it('says what the content says, under one h1', () => {
    const html = markup(<Page content={content} />);
    expect(/<h1[^>]*>(.*?)<\/h1>/.exec(html)?.[1]).toBe(content.title);
    expect(html).toContain(content.text);
  });

  it('has words and a way out of its own where no content can be had', () => {
    const html = markup(<Page content={null} />);
    expect(html.match(/<h1[ >]/g)).toHaveLength(1);
    expect(html).toContain(status);
    expect(html).toContain('href="/"');
  });
});
