/** As React prints it: in text it escapes quotes, so that outside a script nothing else looks like one. */
const STYLE = / style="[^"]*"/g;
const SCRIPT = '<script';
const SCRIPT_END = '</script>';

/**
 * Takes the `style` attributes out of a page's elements. Radix prints some, and the Content-Security-Policy, which
 * allows nothing inline, would refuse each with an error in the console. What they say is in the stylesheet.
 * @param html a whole page as React printed it; the contents of its scripts are not markup, and stay as they are
 */
export function withoutStyleAttributes(html: string): string {
  const [before = '', ...scripts] = html.split(SCRIPT);
  const rest = scripts.map((script) => {
    const end = script.indexOf(SCRIPT_END);
    return script.slice(0, end) + script.slice(end).replace(STYLE, '');
  });
  return [before.replace(STYLE, ''), ...rest].join(SCRIPT);
}
