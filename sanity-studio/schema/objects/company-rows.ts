import { Rows2 } from 'lucide-react';
import { defineField, defineType } from 'sanity';
import {
  type Column,
  companyTables,
  type TableName,
  tableNames,
} from '../../../protocol/sample-company/company';
import { choices, titled } from '../names/choices';

/** The type of the rows of a table: `companyPapersRow`. */
export const rowTypeOf = (table: TableName): string =>
  `company${table.charAt(0).toUpperCase()}${table.slice(1)}Row`;

const LARGEST = 1_000_000_000;

/** The rows of a sample company's tables, a type for each table. */
export const companyRows = tableNames.map((table) => {
  const columns: [string, Column][] = Object.entries(companyTables[table].columns);
  const [title = '', subtitle = ''] = columns.map(([name]) => name);
  return defineType({
    name: rowTypeOf(table),
    title: `Row of ${companyTables[table].title}`,
    description: companyTables[table].description,
    type: 'object',
    icon: Rows2,
    fields: columns.map(fieldOf),
    preview: { select: { title, subtitle } },
  });
});

function fieldOf([name, { kind, isOptional }]: [string, Column]) {
  const title = titled(name);
  if (kind === 'number')
    return defineField({
      name,
      title,
      type: 'number',
      validation: (rule) => {
        const bounded = rule.min(-LARGEST).max(LARGEST).precision(2);
        return isOptional ? bounded : bounded.required();
      },
    });
  if (kind === 'date')
    return defineField({
      name,
      title,
      type: 'date',
      validation: (rule) => (isOptional ? rule : rule.required()),
    });
  return defineField({
    name,
    title,
    type: 'string',
    options: typeof kind === 'string' ? undefined : { list: choices(kind) },
    validation: (rule) => {
      const written = kind === 'month' ? rule.regex(MONTH, { name: 'a month such as 2026-03' }) : rule;
      return isOptional ? written : written.required();
    },
  });
}

const MONTH = /^\d{4}-(0[1-9]|1[0-2])$/;
