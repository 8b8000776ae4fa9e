/**
 * Searches as visitors type them, written from the pages before anything was searched for: `search = page | page`, of
 * which one must be among the first three. `path` is any part of a page, `path § heading` that part of it. `missed: `
 * marks a search that finds the page by another part. Those that once found a fault come first, then misspelt ones and
 * beginnings of words.
 */
export const searches = `
jobs = /company/careers | /company/faq § Are you hiring?
warehouse roles = /features/warehouse-management § Role-based access | /company/faq § Can we limit what each person sees?
pricing implementation = /pricing § What a quote contains. | /pricing § How long it takes, by size.
missed: academy accountant = /support/plinth-academy § A path for each role.
missed: cost codes = /company/blog/job-costing-for-the-first-time § Four cost codes, to begin with | /features/project-job-costing § Setup and budgeting
missed: duplicate invoices = /company/blog/three-way-match § What it catches
missed: report a weakness = /plinth-rights/security § Reporting a weakness
constr = /industry/construction
weighted avarage = /company/blog/fifo-lifo-weighted-average | /company/faq § Which inventory valuation methods are supported?
warehuse = /features/warehouse-management | /features § Warehouse management
secruity = /plinth-rights/security | /company/faq § How is our data protected?
carreers = /company/careers
manufaturing = /industry/manufacturing
migraton = /company/faq § Can we migrate from our current accounting system? | /company/blog/migration-checklist
wieghted average = /company/blog/fifo-lifo-weighted-average | /company/faq § Which inventory valuation methods are supported? | /features/inventory-management § Pricing and costing
elimnations = /company/news-updates/group-reporting-in-one-view | /features/accounting-finance § Currencies and companies
exercize fifo = /support/plinth-academy
pricing = /pricing | /company/faq § How is pricing worked out?
cost = /pricing | /company/faq § How is pricing worked out? | /features/project-job-costing § Job costing and resources
free trial = /company/faq § Do you offer a free trial?
phone number = /support/contact-us § Ways to reach us. | /support/customer-support § Four ways to ask for help. | /company/faq § How do we reach you?
gdpr = /company/faq § How is our data protected? | /plinth-rights/privacy-policy
security = /plinth-rights/security | /company/faq § How is our data protected?
multi currency = /company/news-updates/multi-currency-payables | /company/faq § Can we run more than one company, or more than one currency? | /features/accounting-finance § Currencies and companies
order management = /features/order-management | /features § Order management
warehouse = /features/warehouse-management | /features § Warehouse management
inventory = /features/inventory-management | /features § Inventory management
stock valuation = /company/faq § Which inventory valuation methods are supported? | /support/help-resources § Stock and buying. | /company/blog/fifo-lifo-weighted-average
fifo vs lifo = /company/blog/fifo-lifo-weighted-average
three way match = /company/blog/three-way-match | /features/procurement § Three-way match and compliance
"three-way match" = /company/blog/three-way-match | /features/procurement § Three-way match and compliance
month end close = /company/blog/why-the-month-end-close-takes-too-long
cash flow = /features/accounting-finance § Cash flow and forecasting | /company/blog/reading-a-cash-flow-forecast
how long does implementation take = /company/faq § How long does implementation take?
become a partner = /support/become-partner
oil and gas = /industry/oil-gas
purchase orders = /features/procurement | /features § Procurement
missed: warehouse picker = /features/warehouse-management § Role-based access | /support/plinth-academy § A path for each role.
budget overrun projects = /features/project-job-costing | /features § Project tracking
missed: privacy chat = /plinth-rights/privacy-policy § The chat
auditor oil = /industry/oil-gas § What changes at the site and at head office.
quote = /pricing | /support/contact-us § Outline a quote. | /company/faq § How is pricing worked out?
opening balances = /company/blog/migration-checklist § Load the opening balances
implementation consultant = /company/careers § Open jobs. | /support/become-partner § Three kinds of partner.
forum = /support/customer-support
accounts payable = /features/accounting-finance § Accounts payable
variance = /features/accounting-finance § Budgeting
eliminations = /company/news-updates/group-reporting-in-one-view | /features/accounting-finance § Currencies and companies
credit note = /features/order-management § Billing and returns | /company/news-updates/returns-on-the-order-page
requisition = /features/procurement § Suppliers and requisitions
crm = /industry/retail-distribution
sade bello = /company/about | /company/careers
halden = / | /company/why-plinth | /features/accounting-finance | /features/procurement
sample row = /company/faq § Where are you based? | /company/about § What has stayed
payment options = /company/faq § Which payment methods do you accept? | /pricing
reconciliation = /resources/business-process § Record to report | /company/blog/why-the-month-end-close-takes-too-long
subcontract = /features/project-job-costing § Setup and budgeting | /company/blog/job-costing-for-the-first-time § Four cost codes, to begin with | /industry/construction
exchange gain = /company/news-updates/multi-currency-payables
export records = /company/faq § Can we export our data, and in which form? | /plinth-rights/terms-of-service § Your records | /plinth-rights/terms-of-service § Ending
liability = /plinth-rights/terms-of-service § Liability
startups = / | /company/why-plinth | /pricing | /company/faq § How is pricing worked out?
margin jobs = /features/project-job-costing | /support/plinth-academy | /company/blog/job-costing-for-the-first-time
spare parts = /industry/oil-gas
visa = /company/faq § Which payment methods do you accept?
demo prep = /support/contact-us § Book a demo. | /support/contact-us § What happens in a demo.
downtime = /company/faq § What is your uptime?
whatsapp number = /company/faq § How do we reach you? | /support/contact-us
bins = /features/warehouse-management | /company/faq § Do we have to name every bin? | /company/blog/naming-racks-and-bins | /features/inventory-management § Tracking
accruals = /company/blog/why-the-month-end-close-takes-too-long
overruns = /company/faq § When do we see that a job is over budget? | /features/project-job-costing | /industry/construction
purchase tax = /company/faq § Does it handle VAT and other taxes? | /features/accounting-finance § General ledger
business process = /resources/business-process
global privacy control = /plinth-rights/cookies § What session analytics stores | /plinth-rights/privacy-policy § Session analytics
terms = /plinth-rights/terms-of-service
auditor paths = /company/news-updates/academy-paths-by-role | /support/plinth-academy
credit customer counting = /company/news-updates/returns-on-the-order-page`
  .trim()
  .split('\n')
  .map((line) => {
    const [, missed, query = '', sections = ''] = /^(missed: )?(.*) = (.*)$/.exec(line) ?? [];
    return { query, sections: sections.split(' | '), isMissed: missed !== undefined };
  });
