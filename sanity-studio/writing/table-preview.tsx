import { Card, Stack, Text } from '@sanity/ui';
import type { PreviewProps } from 'sanity';
import type { Row } from './grid-rows';

/** What a preview shows of a long table. */
const SHOWN_ROWS = 6;

type TablePreviewProps = PreviewProps & { rows?: Row[]; headerRow?: boolean };

/** A table in a text, as a table. In lists it is a line like any other entry. */
export function TablePreview(props: TablePreviewProps) {
  const { layout, title, rows = [], headerRow, renderDefault } = props;
  if (layout !== 'block' || rows.length === 0) return renderDefault(props);
  const more = rows.length - SHOWN_ROWS;
  return (
    <Stack space={2} padding={2}>
      <Text size={1} weight="medium">
        {typeof title === 'string' ? title : 'Table'}
      </Text>
      <Card style={{ overflowX: 'auto' }}>
        <table style={{ borderCollapse: 'collapse', width: '100%' }}>
          <tbody>
            {rows.slice(0, SHOWN_ROWS).map((row, index) => (
              <tr key={row._key}>
                {(row.cells ?? []).map((cell, column) => (
                  <td key={column} style={{ border: '1px solid var(--card-border-color)', padding: '0.4em' }}>
                    <Text size={1} weight={headerRow && index === 0 ? 'semibold' : 'regular'}>
                      {cell}
                    </Text>
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </Card>
      {more > 0 ? (
        <Text size={1} muted>
          {more} more {more === 1 ? 'row' : 'rows'}
        </Text>
      ) : null}
    </Stack>
  );
}
