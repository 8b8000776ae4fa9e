import { createElement } from 'react';

/** Makes elements of what the benchmark took of our page: one is `[name, props, children]`, a text a string. */
export function elements(nodes) {
  return nodes.map((node, key) => {
    if (typeof node === 'string') return node;
    const [name, props, children] = node;
    return createElement(name, { ...props, key }, ...elements(children));
  });
}
