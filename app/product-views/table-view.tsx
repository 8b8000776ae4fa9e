import { formatDate } from '../ui/format-date';
import { Icon } from '../ui/icon/icon';
import { useLanguage } from '../ui/language';
import { Tag } from '../ui/tag';
import { Balances } from './balances';
import type { TableFigures } from './figures/table-figures';
import { Sheet, type StandingProps } from './sheet';
import { SheetTable } from './sheet-table';

/** A view that is a table, with the figures above it if there are any. */
export function TableView({ figures, standing }: StandingProps & { figures: TableFigures }) {
  const language = useLanguage();
  const { title, context, tag, balances, columns, rows, totals } = figures;
  return (
    <Sheet
      title={title}
      context={context && (formatDate(context, 'long', language) ?? context)}
      tag={
        tag ? (
          <Tag tone={tag.tone}>
            {tag.isChecked ? <Icon name="check" size={16} /> : null}
            {tag.value}
          </Tag>
        ) : null
      }
      standing={standing}
    >
      {balances ? <Balances balances={balances} /> : null}
      <SheetTable columns={columns} rows={rows} totals={totals} />
    </Sheet>
  );
}
