import { Fragment, type ReactNode } from 'react';
import type { BlockOf } from '../../content-model/content-types';
import { formatAmount } from '../../product-views/amount';
import { Sheet } from '../../product-views/sheet';
import * as ledger from '../../product-views/sheet-table.css';
import { problem } from '../../ui/form-block.css';
import { useLanguage, useTexts } from '../../ui/texts';
import { VisuallyHidden } from '../../ui/typography';
import { visuallyHidden } from '../../ui/typography.css';
import type { Outline } from './quote';
import * as styles from './quote-builder.css';

type OutlineSheetProps = { labels: BlockOf<'quoteBuilder'>['labels']; outline: Outline };

/**
 * The outline of a quote: the modules as a stair, the users of each by role, and everything but a price. Modules that
 * are not chosen are steps not built yet: a change moves nothing. While a field is wrong there are no figures.
 */
export function OutlineSheet({ labels, outline }: OutlineSheetProps) {
  const { modules, users, size, isWrong } = outline;
  const chosen = modules.filter((module) => module.users !== null);
  const { builder, reading } = useTexts();
  const language = useLanguage();
  const figure = (value: number) => (isWrong ? '–' : formatAmount(value, 0, language));
  return (
    <>
      <Sheet title={labels.outline}>
        <div className={styles.stair} aria-hidden="true">
          {modules
            .map(({ id, name, users: counted }, height) => (
              <div
                key={id}
                className={`${styles.courses[height % styles.courses.length]} ${counted === null ? styles.later : ''}`}
              >
                {name}
              </div>
            ))
            .reverse()}
        </div>
        <table className={ledger.table}>
          <caption>
            <VisuallyHidden>{labels.outline}</VisuallyHidden>
          </caption>
          <thead>
            <tr>
              <th scope="col">{labels.module}</th>
              <th scope="col" className={`${ledger.figure} ${ledger.afterMargin}`}>
                {labels.users}
              </th>
            </tr>
          </thead>
          <tbody>
            {modules.map((module) => (
              <tr key={module.id} className={module.users === null ? ledger.quiet : undefined}>
                <th scope="row">
                  <div>{module.name}</div>
                  <div className={styles.roles}>
                    {module.roles.map((role, index) => (
                      <Fragment key={index}>
                        {index > 0 ? reading.comma : null}
                        <span>{role.name}</span>
                        {`\u00a0${role.problem ? '–' : role.users}`}
                      </Fragment>
                    ))}
                  </div>
                </th>
                <td className={`${ledger.figure} ${ledger.afterMargin}`}>
                  {module.users === null ? labels.later : figure(module.users)}
                </td>
              </tr>
            ))}
          </tbody>
          <tbody className={styles.apart}>
            <Line name={labels.allUsers} note={labels.allUsersNote} value={figure(users)} />
            {size ? (
              <Line
                name={
                  <>
                    {labels.implementation}: {size.name}
                  </>
                }
                note={size.description}
                value={size.time}
              />
            ) : null}
            <Line name={labels.price} value={labels.onQuote} />
          </tbody>
        </table>
      </Sheet>
      <div role="status" className={isWrong ? problem : visuallyHidden}>
        {isWrong
          ? builder.wrong
          : `${chosen.map(({ name }) => name).join(reading.comma)}. ${labels.allUsers}: ${figure(users)}. ${size ? `${labels.implementation}: ${size.time}.` : ''}`}
      </div>
    </>
  );
}

function Line({ name, note, value }: { name: ReactNode; note?: string | null; value: string }) {
  return (
    <tr>
      <th scope="row" className={ledger.strong}>
        {name}
        {note ? <div className={styles.roles}>{note}</div> : null}
      </th>
      <td className={`${ledger.figure} ${ledger.strong}`}>{value}</td>
    </tr>
  );
}
