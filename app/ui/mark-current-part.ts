/** The links of an index on any page; an index of pages has no anchors. */
const LINKS = 'main nav li > a[href^="#"]';
/** Share of the window's height above which a part counts as being read. */
const READING_LINE = 1 / 3;

/** Marks the current part in the index: the last one that begins above the reading line, else the first. */
export function markCurrentPart(): void {
  let frame = 0;
  const look = () => {
    cancelAnimationFrame(frame);
    frame = requestAnimationFrame(mark);
  };
  look();
  for (const type of ['scroll', 'resize', 'routechange']) addEventListener(type, look, { passive: true });
}

function mark(): void {
  const linePx = window.innerHeight * READING_LINE;
  const index = [...document.querySelectorAll<HTMLAnchorElement>(LINKS)];
  const placed = index.filter((link) => partOf(link));
  const begun = placed.filter((link) => (partOf(link)?.getBoundingClientRect().top ?? 0) <= linePx);
  const current = begun.at(-1) ?? placed[0];
  for (const link of index) {
    if (link === current) link.setAttribute('aria-current', 'location');
    else link.removeAttribute('aria-current');
  }
}

function partOf(link: HTMLAnchorElement): Element | null {
  return document.getElementById(decodeURIComponent(link.hash.slice(1)));
}
