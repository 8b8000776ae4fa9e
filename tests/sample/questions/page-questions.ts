/** Questions that any part of a page answers. Format: `read-questions.ts`. */
export const pageQuestions = `
# /company/blog/fifo-lifo-weighted-average, ?valuation-methods
fifo or lifo, which one is possible
difference between fifo and lifo
is LIFO allowed in the UK
do you support moving average cost
# /company/blog/job-costing-for-the-first-time, /features/project-job-costing
job cost vs budget
which cost codes should i start with
guide to job costing
# /company/blog/migration-checklist, ?migration
Is it possible to transfer our existing records from QuickBooks?
Do we have to transfer ten years of old invoices?
how should we clean up our customer list before migrating
opening balances how to load
is there a checklist for moving systems
all our customers are in quickbooks, how to bring them
# /company/blog/naming-racks-and-bins, ?name-bins
bins and racks
how to label racks
how to name the shelves
naming convention for bin locations
# /company/blog/reading-a-cash-flow-forecast, /features/accounting-finance#cash-flow-and-forecasting
how do I read a cash flow forcast
help understanding cash flow forecasts
Can we see a cash flow projection for the next quarter?
# /company/blog/three-way-match, /features/procurement, ?invoice-differs
three way match
How are purchase orders matched with invoices?
how does 3 way match work
how do i avoid paying the same invoice twice
should we allow small differences between PO and invoice
If the supplier bills more than we received, who notices?
# /company/blog/why-the-month-end-close-takes-too-long
month end close
why does our month end take so long
shorten month end closing
speed up closing the month
Where can I read about closing the books faster at month end?
# /company/news-updates
any news or product updates
# /company/news-updates/multi-currency-payables, /features/accounting-finance#currencies-and-companies
forex gain loss automatic?
suppliers invoice us in yen
invoices in foreign currency
# /company/news-updates/returns-on-the-order-page, /features/order-management#billing-and-returns, ?returned-stock
returns handling
how do returns work
how do you handle customer returns / RMA
customer sent goods back, how is it credited
how are sales returns processed
A customer sends goods back, does the credit note follow by itself?
# /features/accounting-finance
is this an accounting app or a full erp
does the system create journal entries by itself
will it forecast our cash position
track budget versus actuals
does stock sale post to ledger automatically
trial balance report
# /features/inventory-management, /features/warehouse-management
bin level stock tracking
do you have an inventory module
can i see stock levels across all locations
# /features/order-management, ?orders-reported
can sales staff see stock while taking an order
sales order to invoice
track orders from quote to delivery
top selling items report
where is my customer order, status tracking
generate invoices from orders
# /features/procurement, ?received-in-parts
missed: requisition to purchase order
supplier management
purchasing module
how do we record goods received
vendor managment
receive goods into bins
purchace order aproval
# /features/project-job-costing, ?bill-a-job, ?job-over-budget, ?costs-of-a-job
track labour cost on a job
bill clients from the project
see margin per project
allocate people to jobs
profit of each job
When a site manager buys material, does it show on the job straight away?
# /features/warehouse-management, /company/blog/naming-racks-and-bins
racks and bins in several warehouses
bin locations supported?
pick and pack process
how much stock is in each warehouse
does it tell pickers where an item is
can the auditor only read
# /industry/construction, ?industries
do you work with construction companies
for builders?
erp for a construction firm
is it suited for a building contractor
civil engineering company
How do you handle job costing for a general contractor?
# /industry/financial-services, ?industries
solution for financial services
we are an investment firm
# /industry/manufacturing, ?industries
does it suit manufacturing
we make furniture, does it suit factories
We manufacture bicycles. Is that a fit?
do manufacturers use it
erp for a small factory
is this good for electronics manufacturer
# /industry/oil-gas, ?industries
do you have something for oil companies
is there anything for oil and gas firms
logistic for oil company
Is it used in the energy sector?
oil field services company here
drilling company
# /industry/professional-services, ?industries
is it good for a law firm
we are a consulting firm billing hours
accounting firm as customer, ok?
we are an agency, would it work for us
Do you have something for consultancies and agencies?
architects office
# /industry/retail-distribution, ?industries
wholesale distributor erp
we are a retailer with 3 shops, does it fit
we have 12 stores in 3 cities. is plinth for retail?
Do you have experience with wholesale companies?
we are a chain of pharmacies
we r a 3 man shop is it ok
# /plinth-rights/cookies
do you use cookies on this site
what do you store in my browser
Which cookies does this website set?
cookie settings
cookie info
What is your cookie policy, please?
# /plinth-rights/privacy-policy, /plinth-rights/cookies
gdpr
privacy policy
what do you do with my personal data
what do you do with my chat messages
what happens to my personal information
# /plinth-rights/security
report a security weakness
i found a vulnerability in your site, where to report
found a bug that leaks data, whom to tell
i want to report a security issue
# /plinth-rights/terms-of-service
what happens if we pay late
terms and conditions link
can the price change when we add people
If we want to move to another system, will we have full access to our data?
can we export everything when leaving
can i cansel my subscripton
# /resources/business-process
can you map our processes first
Can someone analyse our workflow before we begin?
# /resources/consulting
do you offer consulting
can you help us set up chart of accounts
do you offer consultancy
# ?contact, /support/contact-us, /support/customer-support
what's the best number to reach you on
what do I need to send you to get a quote
what should we prepare for the demo, and who should join?
customer care contact
software not working
Can I speak with a sales rep please`;
