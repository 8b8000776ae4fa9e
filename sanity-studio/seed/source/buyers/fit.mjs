import { fitMail } from './hello-mail.mjs';

/** What each module does by the specification. What is not in that, and buyers ask for, is said as not there, or is asked. */
const rows = [
  {
    title: 'Accounting & finance',
    href: '/features/accounting-finance',
    does: [
      'General ledger, receivables, payables',
      'Cash flow, forecasting, budgeting',
      'Tax, multi-currency, auto journal entries',
    ],
    doesNot: ['Payroll: wages reach the ledger as one journal entry'],
    ask: ['The tax rules of your country'],
  },
  {
    title: 'Order management',
    href: '/features/order-management',
    does: ['Customers, orders, billing, returns', 'Reports by customer and item'],
    doesNot: [
      'E-commerce: a web shop’s orders are entered by hand',
      'EDI with customers',
      'Customer pipeline, follow-ups, campaigns (CRM)',
    ],
    ask: ['Pricing agreements usual in your trade'],
  },
  {
    title: 'Procurement',
    href: '/features/procurement',
    does: ['Suppliers, requisition to purchase order', 'Goods receipt, three-way match, compliance'],
    doesNot: ['EDI with suppliers', 'A supplier portal'],
    ask: ['Approvals in more than one step'],
  },
  {
    title: 'Inventory management',
    href: '/features/inventory-management',
    does: ['Tracking, transactions, pricing, automation', 'Costing by FIFO, LIFO or weighted average'],
    doesNot: ['Batches, serial numbers, expiry dates'],
    ask: ['How your opening stock is loaded'],
  },
  {
    title: 'Warehouse management',
    href: '/features/warehouse-management',
    does: [
      'Several warehouses, racks and bins',
      'Inbound, fulfilment, reports',
      'Roles: manager, picker, auditor',
    ],
    doesNot: ['A mobile app', 'Carrier bookings and labels'],
    ask: ['Scanners and printers you already own'],
  },
  {
    title: 'Project tracking',
    href: '/features/project-job-costing',
    does: ['Setup, budgeting, job costing, billing', 'Profitability and resources'],
    doesNot: ['Rotas and shifts'],
    ask: ['Contracts billed in stages'],
  },
  {
    title: 'Reporting',
    href: '/company/why-{product}',
    does: ['Business intelligence', 'Several companies in one group view'],
    doesNot: [],
    ask: ['Reports that your bank or parent company requires'],
  },
  {
    title: 'Other systems',
    href: '/resources/project-management',
    does: ['Migration from several accounting tools and spreadsheets', 'Export of your records'],
    doesNot: ['Ready-made integrations with payroll, web shops, EDI or banks'],
    ask: ['What you exchange today, how often and in which form'],
  },
];

/** A table by module. */
export const fit = {
  _type: 'fitTable',
  anchor: 'fit-and-limits',
  title: 'What it does, and what it does not.',
  lead: 'Find out here rather than in month three. What is in the last column depends on your case: ask before you sign.',
  subjectLabel: 'Module',
  doesLabel: 'Does',
  doesNotLabel: 'Does not',
  askLabel: 'Ask us',
  rows,
  link: { label: 'Ask whether it fits', href: fitMail },
};
