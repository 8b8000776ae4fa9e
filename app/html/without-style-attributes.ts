/**
 * A script, whose contents are not markup, or a `style` attribute as React prints it. In text React escapes quotes, so
 * that outside a script nothing else looks like one.
 */
const SCRIPT_OR_STYLE = /<script\b[\s\S]*?<\/script>| style="[^"]*"/g;

/**
 * Takes the `style` attributes out of a page's elements. Radix prints some, and the Content-Security-Policy, which
 * allows nothing inline, would refuse each with an error in the console. What they say is in the stylesheet.
 * @param html a whole page as React printed it
 */
export function withoutStyleAttributes(html: string): string {
  return html.replace(SCRIPT_OR_STYLE, (found) => (found.startsWith('<') ? found : ''));
}
