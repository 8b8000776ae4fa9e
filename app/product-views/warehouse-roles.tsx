import { Fragment } from 'react';
import { formatDate } from '../ui/format-date';
import { useLanguage } from '../ui/language';
import { Tag } from '../ui/tag';
import { Amount } from './amount';
import { Sheet, type ViewProps } from './sheet';
import * as styles from './three-way-match.css';

/** One screen of a warehouse as three roles see it, with what each may do. */
export function WarehouseRoles({ figures, standing }: ViewProps<'warehouse-roles'>) {
  const language = useLanguage();
  const { place, stock, bins, value, changed } = figures;
  const items = stock.map(({ item, quantity }) => ({ name: item, quantity }));
  const stockValue = <Amount value={value} />;
  const screens = [
    {
      role: 'Manager',
      sees: 'Stock and its value',
      lines: items,
      result: stockValue,
      may: ['Transfer', 'Adjust'],
    },
    {
      role: 'Picker, on a phone',
      sees: 'Bins, no values',
      lines: bins.map(({ bin, quantity }) => ({ name: bin, quantity })),
      may: ['Pick', 'Count'],
    },
    {
      role: 'Auditor',
      sees: `Last change ${formatDate(changed, 'day', language)}`,
      lines: items,
      result: stockValue,
      may: ['Read only'],
    },
  ];
  return (
    <Sheet title="Warehouse roles" context={place} standing={standing}>
      <div className={styles.papers}>
        {screens.map(({ role, sees, lines, result, may }, index) => (
          <Fragment key={role}>
            {index > 0 ? <span /> : null}
            <div className={styles.paper}>
              <div className={styles.name}>{role}</div>
              <div className={styles.number}>{sees}</div>
              {lines.map(({ name, quantity }) => (
                <div key={name} className={styles.line}>
                  <span>{name}</span>
                  <span>
                    <Amount value={quantity} decimals={0} />
                  </span>
                </div>
              ))}
              {result ? (
                <div className={styles.result}>
                  <span>Value</span>
                  <span>{result}</span>
                </div>
              ) : null}
              <div className={styles.line}>
                {may.map((action) => (
                  <Tag key={action} tone={action === 'Read only' ? 'neutral' : 'pine'}>
                    {action}
                  </Tag>
                ))}
              </div>
            </div>
          </Fragment>
        ))}
      </div>
    </Sheet>
  );
}
