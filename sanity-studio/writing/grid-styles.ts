/** Styles of the grid of cells: native controls, in Studio's colours. */
export const GRID_STYLES = `
.cell-grid { max-height: min(70vh, 44rem); overflow: auto; }
.cell-grid table { border-collapse: collapse; width: 100%; font-size: 13px; line-height: 1.2; }
.cell-grid thead :is(th, td) { position: sticky; top: 0; z-index: 1; text-align: left; font-weight: 500; white-space: nowrap;
  background: var(--card-bg-color); color: var(--card-muted-fg-color); box-shadow: inset 0 -1px var(--card-border-color); }
.cell-grid thead th { padding: 0.2em; }
.cell-grid thead th[data-kind] { min-width: 11ch; }
.cell-grid thead th[data-kind="text"] { min-width: 18ch; }
.cell-grid :is(th, input)[data-kind="figure"] { text-align: right; font-variant-numeric: tabular-nums; }
.cell-grid :is(tbody, tfoot) th { padding: 0 0.5em; font-weight: 400; text-align: right; color: var(--card-muted-fg-color); font-variant-numeric: tabular-nums; }
.cell-grid :is(tbody, tfoot) td { padding: 0; border-bottom: 1px solid var(--card-border-color); }
.cell-grid td:last-child:not(.cell-grid-flaw) { white-space: nowrap; }
.cell-grid thead th :is(input, button) { display: block; }
.cell-grid tfoot input, .cell-grid [data-look="strong"] input { font-weight: 600; }
.cell-grid [data-look="title"] input { color: var(--card-muted-fg-color); }
.cell-grid input { box-sizing: border-box; width: 100%; height: 2rem; padding: 0 0.5em; border: 0; border-radius: 2px;
  font: inherit; color: var(--card-fg-color); background: transparent; }
.cell-grid input::placeholder { color: var(--card-muted-fg-color); opacity: 0.5; }
.cell-grid input:focus-visible { outline: 2px solid var(--card-focus-ring-color); outline-offset: -2px; }
.cell-grid [aria-invalid] { box-shadow: inset 0 0 0 1px var(--card-badge-critical-dot-color); }
.cell-grid [data-flawed] th { box-shadow: inset 3px 0 var(--card-badge-critical-dot-color); }
.cell-grid .cell-grid-flaw { padding: 0.5em; color: var(--card-badge-critical-fg-color); }
`;
