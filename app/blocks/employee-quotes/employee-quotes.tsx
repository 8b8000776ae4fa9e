import { Person } from '../../media/person';
import type { BlockProps } from '../block-props';
import { TitledBand } from '../titled-band';
import * as styles from './employee-quotes.css';

/** People of the company in their own words, with how long they have been there. */
export function EmployeeQuotes({ block, isHead, ids = [] }: BlockProps<'employeeQuotes'>) {
  return (
    <TitledBand block={block} isHead={isHead}>
      {block.quotes.length > 0 ? (
        <ul className={styles.quotes}>
          {block.quotes.map((person, index) => (
            <li key={person._id} id={ids[index]} className={styles.cell}>
              <figure className={styles.quote}>
                <blockquote className={styles.words}>“{person.quote}”</blockquote>
                <figcaption>
                  <Person
                    portrait={person.image}
                    name={person.name}
                    lines={[person.position, yearsOfService(person.yearsAtCompany)]}
                  />
                </figcaption>
              </figure>
            </li>
          ))}
        </ul>
      ) : null}
    </TitledBand>
  );
}

function yearsOfService(years: number): string {
  if (years < 1) return 'In the first year here';
  const whole = Math.floor(years);
  return whole === 1 ? '1 year here' : `${whole} years here`;
}
