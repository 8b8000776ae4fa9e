import { Person } from '../../media/person';
import type { Texts } from '../../texts/languages/en';
import { counted } from '../../texts/texts';
import { useLanguage, useTexts, withElements } from '../../ui/texts';
import { type BlockProps, TitledBand } from '../block-parts';
import * as styles from './employee-quotes.css';

/** People of the company in their own words, with how long they have been there. */
export function EmployeeQuotes({ block, isHead, ids = [] }: BlockProps<'employeeQuotes'>) {
  const { reading } = useTexts();
  const language = useLanguage();
  return (
    <TitledBand block={block} isHead={isHead}>
      {block.quotes.length > 0 ? (
        <ul className={styles.quotes}>
          {block.quotes.map((person, index) => (
            <li key={person._id} id={ids[index]} className={styles.cell}>
              <figure className={styles.quote}>
                <blockquote className={styles.words}>
                  {withElements(reading.quoted, { quote: person.quote })}
                </blockquote>
                <figcaption>
                  <Person
                    portrait={person.image}
                    name={person.name}
                    lines={[person.position, yearsOfService(person.yearsAtCompany, reading, language)]}
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

function yearsOfService(
  years: number,
  { firstYear, years: forms }: Texts['reading'],
  language: string,
): string {
  return years < 1 ? firstYear : counted(forms, Math.floor(years), language);
}
