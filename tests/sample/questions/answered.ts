/**
 * Questions that a part of the site answers; those that once found a fault, and some for each address. Format:
 * `read-questions.ts`.
 */
export const answered = `
# /, /company/about, /company/why-plinth, /plinth-rights/terms-of-service#2-what-the-service-is
Would this be overkill for a company with 8 employees?
im a student writing about ERP, what does your software do
hi what is this plinth thing & whos it meant for
who started the company and when = /company/about#history
what year did you lot start = /company/about#how-it-came-about
# /company/about, /company/careers
whos the person running implementation
who is mei tanaka
blog = /company/blog
what is weighted avarage = /company/blog/fifo-lifo-weighted-average#weighted-average, /features/inventory-management#pricing-and-costing
fifo or lifo, which one is possible = /company/blog/fifo-lifo-weighted-average, ?valuation-methods
job finished, what should we look back at = /company/blog/job-costing-for-the-first-time#after-the-job
how to work out the hourly rate for labour on jobs = /company/blog/job-costing-for-the-first-time#the-rate-for-an-hour
when is something a job and when is it just overhead = /company/blog/job-costing-for-the-first-time#what-counts-as-a-job
job cost vs budget = /company/blog/job-costing-for-the-first-time, /features/project-job-costing
which data should be migrated and which left behind = /company/blog/migration-checklist
When in the year is the best moment to switch over? = /company/blog/migration-checklist#1-choose-the-date, /resources/project-management
do we need to bring over old paid invoices = /company/blog/migration-checklist#3-move-what-is-open
should we do a stocktake when we change over = /company/blog/migration-checklist#5-count-the-stock
should we run the old and new system in parallel = /company/blog/migration-checklist#7-go-live-then-stop
opening balances dont add up = /company/blog/migration-checklist#if-it-does-not-add-up, /company/blog/migration-checklist#4-load-the-opening-balances
what should we tidy up before moving our data = /company/blog/migration-checklist, /company/blog/migration-checklist#2-clean-the-lists
Is it possible to transfer our existing records from QuickBooks? = /company/blog/migration-checklist, ?migration
bins and racks = /company/blog/naming-racks-and-bins, ?name-bins
were profitable on paper but skint = /company/blog/reading-a-cash-flow-forecast#profit-is-not-cash, /company/blog/reading-a-cash-flow-forecast
how do I read a cash flow forcast = /company/blog/reading-a-cash-flow-forecast, /features/accounting-finance#cash-flow-and-forecasting
does it catch duplicate supplier invoices = /company/blog/three-way-match#what-it-catches
three way match = /company/blog/three-way-match, /features/procurement, ?invoice-differs
month end close = /company/blog/why-the-month-end-close-takes-too-long
should we write off small differences = /company/blog/why-the-month-end-close-takes-too-long#what-to-leave-alone, /company/blog/three-way-match#tolerances
# /company/careers
is homeworking allowed at your firm
how many days holiday do your employees get
# /company/careers#openings
do i need warehouse experience for the support job
what do you want to see in a software engineer
software engineer job = /company/careers#openings, ?jobs
do your people work from home = /company/careers, /company/about#what-has-stayed
# /company/news-updates
did anything come out lately, whats new
any news or product updates
intercompany eliminations = /company/news-updates/group-reporting-in-one-view
exchange rate differences on supplier bills = /company/news-updates/multi-currency-payables
forex gain loss automatic? = /company/news-updates/multi-currency-payables, /features/accounting-finance#currencies-and-companies
do i get the money back before the goods arrive, as the seller when to credit = /company/news-updates/returns-on-the-order-page
returns handling = /company/news-updates/returns-on-the-order-page, /features/order-management#billing-and-returns, ?returned-stock
why should we take plinth and not another = /company/why-plinth
is this an accounting app or a full erp = /features/accounting-finance
# /features/accounting-finance#accounts-receivable
aged debt
list of customers who are late paying
will we run out of cash = /features/accounting-finance#cash-flow-and-forecasting, /company/blog/reading-a-cash-flow-forecast
can we invoice in dollars and report in euro = /features/accounting-finance#currencies-and-companies, ?multi-entity, /company/news-updates/group-reporting-in-one-view#currency
trial balance = /features/accounting-finance#general-ledger
bank reconciliation or auto journal entries? = /features/accounting-finance#general-ledger, ?check-journals
are postings automatic = /features/accounting-finance#general-ledger, ?check-journals, ?movements-posted
# /features/inventory-management, /features/warehouse-management
do you have an inventory module
Which depots hold the item, and how many?
can sales staff see stock while taking an order = /features/order-management, ?orders-reported
put goods on the right shelf = /features/procurement#goods-receipt, /features/warehouse-management#inbound, /features/warehouse-management, /features/warehouse-management#several-warehouses, ?pick-by-bin
how do i book in goods = /features/procurement#goods-receipt, ?received-in-parts, /features/warehouse-management#inbound
staff raise a request and boss approves it, does it do that = /features/procurement#suppliers-and-requisitions, /features/procurement, /resources/business-process#request-to-payment
purchase requisition approval = /features/procurement#suppliers-and-requisitions, /resources/business-process#request-to-payment
requisition to purchase order = /features/procurement, ?received-in-parts
which of my lads is on what job and till when = /features/project-job-costing#job-costing-and-resources, /industry/construction, /industry/professional-services
how much did this job earn us = /features/project-job-costing#profitability, ?bill-a-job
what is job costing = /features/project-job-costing, /company/blog/job-costing-for-the-first-time
track labour cost on a job = /features/project-job-costing, ?bill-a-job, ?job-over-budget, ?costs-of-a-job
warehose rolls for pickers and auditers = /features/warehouse-management#role-based-access, ?roles
what is an auditor allowed to do = /features/warehouse-management#role-based-access, ?roles, /plinth-rights/security#3-access-in-the-product
can a picker see the value of the stock = /features/warehouse-management#role-based-access, ?roles, ?pick-by-bin, /plinth-rights/security#3-access-in-the-product
# /features/warehouse-management, /company/blog/naming-racks-and-bins
how much stock is in each warehouse
can the auditor only read
multiple warehouses ok? = /features/warehouse-management, /features/inventory-management#tracking, /features#warehouse-management
do you work with construction companies = /industry/construction, ?industries
solution for financial services = /industry/financial-services, ?industries
does it suit manufacturing = /industry/manufacturing, ?industries
do you have something for oil companies = /industry/oil-gas, ?industries
AND FOR ARCHITECTS? = /industry/professional-services
is it good for a law firm = /industry/professional-services, ?industries
# /industry/retail-distribution, ?industries
we r a 3 man shop is it ok
wholesale distributor erp
do you use cookies on this site = /plinth-rights/cookies
do you track visitors with analytics = /plinth-rights/cookies#3-what-session-analytics-stores, /plinth-rights/privacy-policy#session-analytics, /plinth-rights/privacy-policy#4-what-the-site-counts, /plinth-rights/cookies
do you sell adverts or use facebook cookies = /plinth-rights/cookies#5-what-the-site-does-not-store
how to delete your cookies = /plinth-rights/cookies#6-removing-what-is-stored
i said yes to analytics by mistake, undo it = /plinth-rights/cookies#changing-your-mind, /plinth-rights/privacy-policy#7-your-rights, /plinth-rights/privacy-policy#session-analytics
can i copy your pictures on my blog = /plinth-rights/legal
may i quote your articles on my blog = /plinth-rights/legal#3-copyright
# /plinth-rights/privacy-policy
do u flog my details
am I chatting with a bot
do you store my ip address = /plinth-rights/privacy-policy#5-server-records
am i typing to a machine and is it saved = /plinth-rights/privacy-policy#the-chat, /plinth-rights/cookies#2-what-the-site-itself-stores, /plinth-rights/privacy-policy#2-what-the-site-stores, /support/contact-us#ways-to-reach-us, /support/customer-support#title-08ddf3fb82ba
gdpr = /plinth-rights/privacy-policy, /plinth-rights/cookies
report a security weakness = /plinth-rights/security
found a security hole, who do i tell = /plinth-rights/security#5-reporting-a-weakness
i think someone else uses my login = /plinth-rights/security#5-reporting-a-weakness, /plinth-rights/terms-of-service#3-accounts-and-roles
what happens if we pay late = /plinth-rights/terms-of-service
who owns our data = /plinth-rights/terms-of-service#4-your-records
can i resell it under my own name = /plinth-rights/terms-of-service#5-fair-use
# /plinth-rights/terms-of-service#6-price-and-payment
if we add five users does the bill go up without asking me
when are your invoices due
can I get my data out if i cancel = /plinth-rights/terms-of-service#8-ending, /plinth-rights/terms-of-service#4-your-records
what happens if we pay you late = /plinth-rights/terms-of-service#late-payment
whats in the quote = /pricing, /support/contact-us#request-a-quote, ?pricing
can you map our processes first = /resources/business-process
do you offer consulting = /resources/consulting
can somebody advise us on roles and access = /resources/consulting#title-734201e67a2d
# /resources/project-management
what does a project with you look like
Could you explain how the implementation is carried out?
do you send someone to set it up for us
who will be on the project from your side
# /support/become-partner
Become your distributor in Egypt
we implement erp for clients and want to work with you
do you offer commission to accountants who refer firms
what should I prepare for the demo = /support/contact-us#book-a-demo
how do I get a quote = /support/contact-us#request-a-quote, ?pricing, /pricing
can I talk to a human = /support/contact-us, /support/customer-support, ?contact
is there a user forum = /support/customer-support
i have an error msg, who do i write to = /support/customer-support, /support/contact-us
# /support/customer-support, /support/contact-us, ?contact
everythings stopped, quickest way to get hold of you
support phone number
who do i shout at when it breaks = /support/customer-support, ?contact, /support/contact-us
user guide = /support/help-resources
course for a purchasing person = /support/plinth-academy#paths, /company/news-updates/academy-paths-by-role, /resources/training#for-buyers-and-project-leads
only want the inventory part, possible? = ?add-modules, ?modules, /company/why-plinth
I want to talk to a real person = ?contact, /support/contact-us, /support/customer-support
which expenses get charged to a job = ?costs-of-a-job, /features/project-job-costing#job-costing-and-resources, /company/blog/job-costing-for-the-first-time
# ?countries
availability in canada and mexico
can a company in South Africa use this
usable in brazil?
# ?free-trial, /support/contact-us#book-a-demo
can i have a go before i buy
i want to look at it before i commit
were a 250 person outfit, how long till its up and running = ?implementation-time, /pricing#timeline, /resources/project-management, /company/blog/migration-checklist#how-long-it-takes, /company/why-plinth
# ?implementation-time, /pricing, /resources/project-management
we want to be live by april, realistic?
how long would it take to get a 60 person business running on it
# ?in-transit, /features/warehouse-management#several-warehouses, /features/inventory-management#tracking
stock in transit between branches
how do i reserch stock in tranzit
# ?industries, /industry
do u serve law firms or just factories
which industries do you serve
supplier invoiced more than we recieved = ?invoice-differs, /features/procurement#three-way-match-and-compliance, /company/blog/three-way-match
will I see when a project goes over budget = ?job-over-budget, /features/project-job-costing, /industry/construction
# ?jobs, /company/careers
r u taking anyone on at the moment
do u need any developers
where's the log in button = ?log-in
# ?migration, /company/blog/migration-checklist, /resources/consulting, /resources/project-management
moving from Sage 50, how painful is it
currently using xero, want to change
# ?minimum-users, /pricing
just me and my brother, too small for you?
Is there a limit below which you do not sell licences?
we have only 6 ppl, does plinth make sense
We are only four people, is that too few for you?
only 2 of us in the company, can we still use it
list all modules = ?modules, /features, /pricing
we have 3 legal entities, is that ok = ?multi-entity, /features/accounting-finance#currencies-and-companies, /company/news-updates/group-reporting-in-one-view, /industry/financial-services
stop the buyer from paying his own orders = ?order-and-pay, /features/procurement#three-way-match-and-compliance, /company/blog/three-way-match
Is payment by bank transfer possible? = ?payment-methods, /pricing, /plinth-rights/terms-of-service#6-price-and-payment
pickers cant find stuff, can u help = ?pick-by-bin, /features/warehouse-management, /company/blog/naming-racks-and-bins
do i pay for every person who logs in = ?pricing, /pricing, /plinth-rights/terms-of-service#6-price-and-payment
# ?pricing, /pricing, /support/contact-us#request-a-quote
whats it gonna cost for twelve of us
ballpark figure?
whats the damage per month
roughly what would this set us back per month
whats the damage for a 5 person company
hi there! ballpark numbers for 8 users and 2 modules?
pls quote for trading co. 7 users
is there a cheaper option for small firms
whats it cost to add the projects module
how does your billing work, per head?
how mush does it cots
half the delivery came, how do we record it = ?received-in-parts, /features/procurement#goods-receipt
what do you do when goods come back = ?returned-stock, /company/news-updates/returns-on-the-order-page, /features/order-management#billing-and-returns, /features/warehouse-management#inbound
# ?roles, ?data-readers, /features/warehouse-management#role-based-access, /plinth-rights/security#3-access-in-the-product
who has acess to our data
can i hide salaries from my warehouse guys
is the data encrypted or at least protected
apprentice shouldnt be able to see the profit = ?roles, /features/warehouse-management#role-based-access, /plinth-rights/security#3-access-in-the-product, /plinth-rights/terms-of-service#3-accounts-and-roles
is it safe to store our data = ?security, /plinth-rights/security, ?roles
see stock while taking an order = ?stock-from-order, /features/order-management#customers-and-orders
Within what time does the helpdesk respond? = ?support-reply, /support/customer-support
Do you support VAT? = ?tax, /features/accounting-finance#general-ledger
plinth acadmy = ?training, /resources/training, /support/plinth-academy, /company/news-updates/academy-paths-by-role
# ?uptime, /support/customer-support, /plinth-rights/security#4-availability
What is your system's up-time?
whats your uptime
do you support fifo = ?valuation-methods, /company/blog/fifo-lifo-weighted-average, /features/inventory-management#pricing-and-costing
# ?where, /company/about
where r you located
where is your headquarter
# ?data-place, /plinth-rights/security#question-faqItem-data-place
data center location
in which country is our data
# ?data-backup, /plinth-rights/security#question-faqItem-data-backup
do you keep backups and for how many days
# ?data-leaving, /plinth-rights/security#question-faqItem-data-leaving, /plinth-rights/terms-of-service#8-ending
how do we get out again if we leave
what happens with our records after we quit
# ?data-export, /plinth-rights/security#question-faqItem-data-export, /plinth-rights/terms-of-service#4-your-records
in which format can we export our records
# ?data-processors, /plinth-rights/security#question-faqItem-data-processors
list of your sub-processors
# ?data-readers, /plinth-rights/security#question-faqItem-data-readers, ?roles
can your employees see our figures
# /industry/retail-distribution#fit-and-limits
does it do payroll
do you support edi with suppliers
is there a mobile app
which other systems does it integrate with
# /pricing#what-a-quote-contains, ?pricing
what does a quote contain
is training charged once or every month
# /support/contact-us#what-happens-in-a-demo, ?free-trial
what happens in a demo
who comes to the demo
# /industry/retail-distribution#a-wholesaler-with-60-people
is there a customer like us, a wholesaler
`;
