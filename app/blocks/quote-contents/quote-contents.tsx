import { totalFigure } from '../../rich-text/rich-text-table.css';
import { Tag } from '../../ui/tag';
import { Text } from '../../ui/typography';
import { titleId } from '../block-ids';
import { type BlockProps, TitledBand } from '../block-parts';
import { RuledTable } from '../ruled-table';

/** The lines of a quote. Where a quote has amounts, it says that they are on quote. */
export function QuoteContents({ block, isHead }: BlockProps<'quoteContents'>) {
  const { lines, labels, amountText, totalLabel, terms } = block;
  return (
    <TitledBand block={block} isHead={isHead}>
      <RuledTable
        labelledBy={titleId(block)}
        labels={labels}
        rows={lines.map(({ _key: key, title, description, unit, charged, isOnce, changes }) => ({
          key,
          head: (
            <>
              {title}
              <Text look="small">{description}</Text>
            </>
          ),
          cells: [
            unit,
            <Tag key="charged" tone={isOnce ? 'ochre' : 'pine'}>
              {charged}
            </Tag>,
            changes,
            amountText,
          ],
        }))}
        total={{
          key: 'total',
          head: totalLabel,
          cells: [
            null,
            null,
            null,
            <span key="total" className={totalFigure}>
              {amountText}
            </span>,
          ],
        }}
      />
      {terms ? <Text look="small">{terms}</Text> : null}
    </TitledBand>
  );
}
