/**
 * Answers, with nothing, what Studio would ask of foreign hosts: whether there is a newer version, and the like. The
 * page's security policy refuses such calls in any case; answered here, they do not fill the console with errors.
 * @param apiHost origin of the lake
 */
export function keepToLake(apiHost: string): void {
  if (typeof window === 'undefined') return;
  const own = new Set([new URL(apiHost).origin, window.location.origin]);
  const network = window.fetch;
  window.fetch = (input, init) => {
    const address = input instanceof Request ? input.url : String(input);
    const { origin, protocol } = new URL(address, window.location.href);
    const isForeign = /^https?:$/.test(protocol) && !own.has(origin);
    return isForeign ? Promise.resolve(Response.json({})) : network(input, init);
  };
}
