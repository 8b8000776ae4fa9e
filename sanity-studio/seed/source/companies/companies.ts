import { type Company, readCompany } from '../views/company';
import { aldergate } from './aldergate';
import { ashdown } from './ashdown';
import { fairlead } from './fairlead';
import { larkfield } from './larkfield';
import { marlow } from './marlow';
import { stannard } from './stannard';
import { wren } from './wren';

/** The companies whose figures the sample's product views show, by short name: Marlow's, and one for each industry. */
export const companies = new Map(
  Object.entries({ marlow, aldergate, ashdown, fairlead, larkfield, stannard, wren }).map(
    ([name, company]) => [
      name,
      complete({ _id: `sampleCompany-${name}`, taxName: 'VAT', taxRate: 20, ...company }),
    ],
  ),
);

/** @throws Error if there is none of that short name */
export function companyNamed(name: string): Company {
  const company = companies.get(name);
  if (!company) throw new Error(`There is no company ${name}.`);
  return company;
}

/** @throws Error if a row has a wrong cell */
function complete(document: { _id: string; [field: string]: unknown }): Company {
  const company = readCompany(document);
  if (!company) throw new Error(`${document._id} lacks something.`);
  for (const [field, rows] of Object.entries(company)) {
    if (JSON.stringify(rows) !== JSON.stringify(document[field] ?? []))
      throw new Error(`${document._id}: a row of ${field} cannot be read.`);
  }
  return company;
}
