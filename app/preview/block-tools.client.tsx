import { useLayoutEffect, useRef } from 'react';
import type { BlockChange } from '../../protocol/page-blocks';

type Change = Exclude<BlockChange['change'], 'move'>;

type BlockToolsProps = {
  /** Element of the block. */
  block: HTMLElement;
  /** Title of its type in Studio. */
  title: string;
  isFirst: boolean;
  isLast: boolean;
  onChange: (change: Change) => void;
};

/** In a square of 16 units, as strokes. */
const ICONS: Record<Change, string> = {
  up: 'M8 13V3M3.5 7.5 8 3l4.5 4.5',
  down: 'M8 3v10M3.5 8.5 8 13l4.5-4.5',
  duplicate: 'M5.5 5.5h8v8h-8zM10.5 3v-.5h-8v8H3',
  add: 'M8 2.5v11M2.5 8h11',
  remove: 'M2.5 4.5h11M6 4.5v-2h4v2M4 4.5l.7 9h6.6l.7-9',
};

/** The tools of a block, at the upper right of it; while it is scrolled, at the upper edge of the window. */
export function BlockTools({ block, title, isFirst, isLast, onChange }: BlockToolsProps) {
  const area = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const settle = () => {
      const { top, right, width, height } = block.getBoundingClientRect();
      Object.assign(area.current?.style ?? {}, {
        top: `${top + window.scrollY}px`,
        left: `${right - width + window.scrollX}px`,
        width: `${width}px`,
        height: `${height}px`,
      });
    };
    settle();
    const observer = new ResizeObserver(settle);
    observer.observe(block);
    observer.observe(document.body);
    return () => observer.disconnect();
  });
  const buttons: [Change, string, boolean?][] = [
    ['up', 'Move up', isFirst],
    ['down', 'Move down', isLast],
    ['duplicate', 'Duplicate'],
    ['add', 'Add a block below'],
    ['remove', 'Remove'],
  ];
  return (
    <div ref={area} className="block-tools">
      <div role="toolbar" aria-label={title}>
        <span>{title}</span>
        {buttons.map(([change, label, isDisabled = false]) => (
          <button
            key={change}
            type="button"
            aria-label={label}
            title={label}
            disabled={isDisabled}
            // The form keeps the focus.
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => onChange(change)}
          >
            <svg viewBox="0 0 16 16" width="16" height="16" aria-hidden="true">
              <path d={ICONS[change]} />
            </svg>
          </button>
        ))}
      </div>
    </div>
  );
}
