// For tests only; not part of what is shipped.

/** What tests compare of the elements that a selector finds, in their order. */
export const textsOf = (within: ParentNode, selector: string) =>
  Array.from(within.querySelectorAll(selector), ({ textContent }) => textContent);

export const attributesOf = (within: ParentNode, selector: string, name: string) =>
  Array.from(within.querySelectorAll(selector), (element) => element.getAttribute(name));

/** Text and target of each link. */
export const linksOf = (within: ParentNode, selector: string) =>
  Array.from(within.querySelectorAll(selector), (link) => [link.textContent, link.getAttribute('href')]);
