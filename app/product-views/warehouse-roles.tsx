import type { ReactNode } from 'react';
import { formatDate } from '../ui/format-date';
import { useLanguage } from '../ui/language';
import { Tag } from '../ui/tag';
import { Amount } from './amount';
import { Sheet, type ViewProps } from './sheet';
import * as styles from './three-way-match.css';
import { phone, pickedBin } from './warehouse-roles.css';

/** One bin as three roles see it, with what each may do; the picker on a phone. */
export function WarehouseRoles({ figures, standing }: ViewProps<'warehouse-roles'>) {
  const language = useLanguage();
  const { place, bin, item, quantity, value, pick, changed } = figures;
  const units = <Amount value={quantity} decimals={0} />;
  return (
    <Sheet title="Warehouse roles" context={`${bin} in ${place}`} standing={standing}>
      <div className={styles.papers}>
        <div className={styles.paper}>
          <div className={styles.name}>Manager</div>
          <div className={styles.number}>Bin {bin}</div>
          <Line name={item}>{units}</Line>
          <Line name="Value">
            <Amount value={value} />
          </Line>
          <Actions actions={['Transfer', 'Adjust']} />
        </div>
        <span />
        <div className={phone}>
          <div className={styles.name}>Picker</div>
          <div>{pick ? `Pick for ${pick.order}` : 'Count'}</div>
          <div className={pickedBin}>{bin}</div>
          <Line name={item}>
            <Amount value={pick?.quantity ?? quantity} decimals={0} />
          </Line>
          <Actions actions={['Picked']} />
        </div>
        <span />
        <div className={styles.paper}>
          <div className={styles.name}>Auditor</div>
          <div className={styles.number}>Bin {bin}</div>
          <Line name={item}>{units}</Line>
          <Line name="Last moved">{formatDate(changed, 'day', language)}</Line>
          <Actions actions={['Read only']} tone="neutral" />
        </div>
      </div>
    </Sheet>
  );
}

function Line({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className={styles.line}>
      <span>{name}</span>
      <span>{children}</span>
    </div>
  );
}

function Actions({ actions, tone = 'pine' }: { actions: string[]; tone?: 'pine' | 'neutral' }) {
  return (
    <div className={styles.line}>
      {actions.map((action) => (
        <Tag key={action} tone={tone}>
          {action}
        </Tag>
      ))}
    </div>
  );
}
