declare global {
  interface Window {
    /** Where the overlays' styles look for the nonce that the page's policy allows. */
    __webpack_nonce__?: string;
  }
}

/** Lets the overlays add style elements: they take the nonce of the bar's. */
export function allowStyles(): void {
  window.__webpack_nonce__ = document.body.shadowRoot?.querySelector('style')?.nonce;
}
