import { Calculator } from 'lucide-react';
import { defineArrayMember, defineField, defineType } from 'sanity';
import { companyTables, type TableName, tableNames } from '../../../protocol/sample-company/company';
import { CompanyForm, CompanyTableInput } from '../../companies/company-form';
import { lineField } from '../fields/text-fields';
import { rowTypeOf } from '../objects/company-rows';

const groups = [
  { name: 'company', title: 'Company', default: true },
  { name: 'stock', title: 'Stock' },
  { name: 'papers', title: 'Papers' },
  { name: 'money', title: 'Money' },
  { name: 'jobs', title: 'Jobs and group' },
];

const groupOf: Record<TableName, string> = {
  accounts: 'money',
  items: 'stock',
  places: 'stock',
  racks: 'stock',
  bins: 'stock',
  lots: 'stock',
  customers: 'papers',
  suppliers: 'papers',
  papers: 'papers',
  lines: 'papers',
  approvers: 'papers',
  transfers: 'stock',
  payments: 'money',
  journal: 'money',
  jobs: 'jobs',
  budgets: 'jobs',
  forecast: 'money',
  entities: 'jobs',
};

/** More rows than any view needs, and as many as a form can show. */
const MOST_ROWS = 400;

export const sampleCompany = defineType({
  name: 'sampleCompany',
  title: 'Sample company',
  description: 'A company whose figures the product views show.',
  type: 'document',
  icon: Calculator,
  components: { input: CompanyForm },
  groups,
  fields: [
    lineField({
      title: 'Name',
      description: 'A name that no real company has.',
      max: 32,
      group: 'company',
    }),
    defineField({
      name: 'day',
      title: 'Today in the company',
      type: 'date',
      description: 'Every view shows the state of this day; rows of later days are left out.',
      group: 'company',
      initialValue: () => new Date().toISOString().slice(0, 10),
      validation: (rule) => rule.required(),
    }),
    lineField({
      name: 'taxName',
      title: 'Name of the sales tax',
      initialValue: 'VAT',
      max: 12,
      group: 'company',
    }),
    defineField({
      name: 'taxRate',
      title: 'Rate of the sales tax, in percent',
      type: 'number',
      group: 'company',
      initialValue: 20,
      validation: (rule) => rule.required().min(0).max(100).precision(2),
    }),
    ...tableNames.map((name) =>
      defineField({
        name,
        title: companyTables[name].title,
        description: companyTables[name].description,
        type: 'array',
        group: groupOf[name],
        of: [defineArrayMember({ type: rowTypeOf(name) })],
        components: { input: CompanyTableInput },
        validation: (rule) => rule.max(MOST_ROWS),
      }),
    ),
  ],
  preview: { select: { title: 'title', subtitle: 'day' } },
});
