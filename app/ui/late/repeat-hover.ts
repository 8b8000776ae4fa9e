/** Tells the page of a pointer that came to rest before anything could notice it. */
export function repeatHover(): void {
  if (!window.matchMedia('(hover: hover)').matches) return;
  const under = [...document.querySelectorAll(':hover')].at(-1);
  under?.dispatchEvent(new PointerEvent('pointerover', { bubbles: true, pointerType: 'mouse' }));
}
