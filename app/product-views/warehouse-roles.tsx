import { formatDate } from '../ui/format-date';
import { useLanguage } from '../ui/language';
import { Tag } from '../ui/tag';
import { Amount } from './amount';
import { Line, Paper } from './papers';
import * as styles from './papers.css';
import { Sheet, type ViewProps } from './sheet';

/** One bin as three roles see it, with what each may do; the picker on a phone. */
export function WarehouseRoles({ figures, standing }: ViewProps<'warehouse-roles'>) {
  const language = useLanguage();
  const { place, bin, item, quantity, value, pick, changed } = figures;
  const units = <Amount value={quantity} decimals={0} />;
  return (
    <Sheet title="Warehouse roles" context={`${bin} in ${place}`} standing={standing}>
      <div className={styles.papers}>
        <Paper name="Manager" number={`Bin ${bin}`}>
          <Line name={item}>{units}</Line>
          <Line name="Value">
            <Amount value={value} />
          </Line>
          <Actions actions={['Transfer', 'Adjust']} />
        </Paper>
        <span />
        <div className={styles.phone}>
          <div className={styles.name}>Picker</div>
          <div>{pick ? `Pick for ${pick.order}` : 'Count'}</div>
          <div className={styles.pickedBin}>{bin}</div>
          <Line name={item}>
            <Amount value={pick?.quantity ?? quantity} decimals={0} />
          </Line>
          <Actions actions={[pick ? `Pick ${pick.quantity}` : 'Count']} />
        </div>
        <span />
        <Paper name="Auditor" number={`Bin ${bin}`}>
          <Line name={item}>{units}</Line>
          <Line name="Last moved">{formatDate(changed, 'day', language)}</Line>
          <Actions actions={['Read only']} tone="neutral" />
        </Paper>
      </div>
    </Sheet>
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
