import { Box, Select } from '@sanity/ui';
import { useState } from 'react';
import type { PreviewHeaderProps } from 'sanity/presentation';

/** In CSS pixels: a phone, a tablet and a desk. */
const WIDTHS = ['390', '768', '1280'];
const WINDOW = 'window';
const STORED_AS = 'page-width';

/** Sanity's header of the page, with a choice of the width at which it is drawn, in place of its own two sizes. */
export function HeaderWithWidths({ renderDefault, ...props }: PreviewHeaderProps) {
  const [width, setWidth] = useState(() => localStorage.getItem(STORED_AS) ?? WINDOW);
  const choose = (next: string) => {
    localStorage.setItem(STORED_AS, next);
    setWidth(next);
  };
  return (
    <>
      <style>{WITHOUT_SIZES + (WIDTHS.includes(width) ? drawnAt(width) : '')}</style>
      {renderDefault({ ...props, renderDefault })}
      <Box flex="none">
        <Select
          aria-label="Width of the page"
          fontSize={1}
          padding={2}
          value={width}
          onChange={(event) => choose(event.currentTarget.value)}
        >
          <option value={WINDOW}>Window</option>
          {WIDTHS.map((each) => (
            <option key={each} value={each}>
              {each} px
            </option>
          ))}
        </Select>
      </Box>
    </>
  );
}

const WITHOUT_SIZES = '[data-testid="preview-viewport-toggle"] { display: none }';
/** The page of the site; the preview of a product view has a title. */
const FRAME = 'iframe:not([title])';

/** Where the room is narrower than the page, all of it is drawn smaller. */
const drawnAt = (width: string) => `
  :has(> ${FRAME}) { container-type: size; overflow: clip }
  ${FRAME} {
    flex: none; max-height: none !important; width: ${width}px !important; scale: min(1, tan(atan2(100cqw, ${width}px)));
    height: calc(100cqh * max(1, tan(atan2(${width}px, 100cqw)))) !important;
  }`;
