import { formatDate } from '../ui/format-date';
import { useLanguage } from '../ui/language';
import { Amount } from './amount';
import * as styles from './balances.css';
import type { Balance } from './figures/table-figures';

/** A few figures side by side, each with its name. */
export function Balances({ balances }: { balances: readonly Balance[] }) {
  const language = useLanguage();
  return (
    <div className={styles.balances}>
      {balances.map(({ name, value, decimals, unit, change }) => (
        <div key={name} className={styles.balance}>
          <div className={styles.name}>{name}</div>
          <div className={styles.value}>
            {typeof value === 'number' ? (
              <Amount value={value} decimals={decimals} />
            ) : (
              (formatDate(value, 'day', language) ?? value)
            )}
            {unit}
          </div>
          {change ? <div className={styles.name}>{change}</div> : null}
        </div>
      ))}
    </div>
  );
}
