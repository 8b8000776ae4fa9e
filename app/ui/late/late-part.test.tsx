import { renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom/server';
import { describe, expect, it, vi } from 'vitest';
import { LateGate } from './late-gate';
import { latePart } from './late-part';
import { renderWhole } from './render-whole.test-support';

const LEFT_TO_BROWSER = '<!--$!-->';

function Greeting({ name }: { name: string }) {
  return <p>Hello {name}</p>;
}

/** A page with a part whose code comes when told to. */
function pageWithPart() {
  let arrive = () => {};
  const code = new Promise<typeof Greeting>((resolve) => {
    arrive = () => resolve(Greeting);
  });
  const Late = latePart(new LateGate('main'), () => code);
  const page = (
    <StaticRouter location="/">
      <Late name="Ada" />
    </StaticRouter>
  );
  return { page, arrive };
}

describe('a late part, on the server', () => {
  it('is in the page at once when its code is there', async () => {
    const { page, arrive } = pageWithPart();
    arrive();
    await vi.waitFor(() => expect(renderToString(page)).toContain('Hello'));
    expect(renderToString(page)).not.toContain(LEFT_TO_BROWSER);
  });

  it('is waited for by a page that is asked for before', async () => {
    const complaints = vi.spyOn(console, 'error').mockImplementation(() => {});
    const { page, arrive } = pageWithPart();
    expect(renderToString(page)).toContain(LEFT_TO_BROWSER);
    complaints.mockRestore();
    const whole = renderWhole(page);
    arrive();
    expect(await whole).toContain('<p>Hello Ada</p>');
  });
});
