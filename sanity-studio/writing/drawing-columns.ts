import type { CellKind, GridColumn } from './cell-values';

const column = (kind: CellKind) => (title: string) => ({ key: title, title, kind });
const text = column('text');
const figure = column('figure');

/** By the types of the parts, and of a sheet within one. */
const COLUMNS = new Map(
  Object.entries({
    viewFigures: [text('Name'), text('Figure, date or text'), text('Unit, such as %'), text('Below it')],
    viewStages: [text('Name'), figure('How many')],
    viewLayers: [text('Name or date'), figure('Quantity'), figure('Unit cost')],
    viewSheet: [text('Name'), text('Figure, date or text')],
    viewGroup: [text('Name'), text('Beside it')],
    viewPlaces: [text('Rack'), text('Levels'), figure('Level'), figure('Place'), text('At this place')],
    viewSpans: [text('Name'), text('Above its bar'), figure('From'), figure('To')],
    viewLanes: [text('Step'), text('Owner')],
  }),
);

/**
 * The columns of what a product view draws of rows; none of anything else. A chart has one for each series.
 * @param drawing as stored
 */
export function drawingColumns({ _type, bars, line }: Record<string, unknown>): GridColumn[] {
  if (_type !== 'viewChart') return COLUMNS.get(String(_type)) ?? [];
  const names = [...(Array.isArray(bars) ? bars : []), line].filter((name) => typeof name === 'string');
  return [text('Name or month'), ...names.map(figure)];
}
