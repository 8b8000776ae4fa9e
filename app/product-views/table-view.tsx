import { formatDate } from '../ui/format-date';
import { useLanguage } from '../ui/language';
import { Balances } from './balances';
import type { TableFigures } from './figures/table-figures';
import { Pile } from './pile';
import { Sheet, type StandingProps } from './sheet';
import { SheetTable } from './sheet-table';
import { Stages } from './stages';

type Props = StandingProps & {
  figures: TableFigures;
  /** Whether the table is read out, and not only looked at. */
  isRead?: boolean;
};

/** A view that is a table, with what is drawn above and below it. */
export function TableView({ figures, standing, isRead = false }: Props) {
  const language = useLanguage();
  const { title, context, tag, balances, stages, pile, ...table } = figures;
  return (
    <Sheet
      title={title}
      context={context && (formatDate(context, 'long', language) ?? context)}
      tag={tag}
      standing={standing}
    >
      {balances ? <Balances balances={balances} /> : null}
      {stages ? <Stages stages={stages} /> : null}
      <SheetTable {...table} caption={isRead ? `${title}, ${context}` : undefined} />
      {pile ? <Pile layers={pile} /> : null}
    </Sheet>
  );
}
