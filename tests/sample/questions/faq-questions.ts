/** Questions that a question of the FAQ answers, or a page beside it. Format: `read-questions.ts`. */
export const faqQuestions = `
# ?pricing, /pricing, /support/contact-us#request-a-quote
missed: ballpark figure?
missed: whats the damage per month
missed: roughly what would this set us back per month
missed: whats the damage for a 5 person company
I am the CFO of a mid-size distributor, how is the licence fee calculated?
need a quotation for accounts and stock only
why are there no prices on your website
Is there a one-off set up charge or just a subscription?
Please let us have your best offer for 10 licenses
missed: hi there! ballpark numbers for 8 users and 2 modules?
missed: pls quote for trading co. 7 users
is there a cheaper option for small firms
missed: whats it cost to add the projects module
missed: how does your billing work, per head?
missed: how mush does it cots
# ?minimum-users, /pricing
do small teams of 3 users qualify
minimum users n price?
missed: Is there a limit below which you do not sell licences?
we have only 6 ppl, does plinth make sense
must we take at least 5 seats
We are only four people, is that too few for you?
only 2 of us in the company, can we still use it
smallest nr of people you accept
# ?payment-methods, /pricing, /plinth-rights/terms-of-service#6-price-and-payment
Is payment by bank transfer possible?
can i pay w/ visa
which cards or methods can we use to pay your invoice
how shall we settle the bill
can my company pay by wire
do u take mastercard
paypal ok?
amex accepted?
# ?free-trial, /support/contact-us#book-a-demo
how do i book a demo and what should i prepare
May I have a test account to try it out?
i wanna see it in action
Would it be possible to schedule a walkthrough next week?
do you have a freemium or free plan
could you give us a live presentation over teams
Is there any way to evaluate the system ourselves first?
missed: i want to look at it before i commit
# ?implementation-time, /pricing, /resources/project-management
implementation time for a mid sized company
implemetation duration big company
how soon can we go live, and who helps us?
we r 40 employees how many weeks to set up
What is the typical deployment timeline for an enterprise with 300 staff?
we want to be live by april, realistic?
missed: how long would it take to get a 60 person business running on it
is two months enough to implement
# ?migration, /company/blog/migration-checklist, /resources/consulting, /resources/project-management
we use spreadsheets now, can we switch?
migrating from old accounting software
data migration from legacy system posible?
missed: moving from Sage 50, how painful is it
can you take over our customer and supplier lists
missed: currently using xero, want to change
upload products from csv
Our books are in QuickBooks and some Excel files, can you bring them across?
# ?training, /resources/training, /support/plinth-academy, /company/news-updates/academy-paths-by-role
plinth acadmy
do u teach my workers
Is user training part of the deal?
courses 4 warehouse ppl
we have new joiners often, how they will learn
how much training do our people need
my warehouse lads are not good with computers, will you train them
are there classes for our buyers
# ?support-reply, /support/customer-support
Within what time does the helpdesk respond?
if something breaks how fast do you answer
system is down who do i call
I have a problem with the software, whom should I contact?
what information should i include when i raise a support ticket
do you have a user forum or community
do we get a reply the same day
I get an error when posting, who helps
# ?contact, /support/contact-us, /support/customer-support
I want to talk to a real person
how to contact support by email
ur phone no pls
how do I get hold of a human
need to talk with someone from sales urgently
Is there a toll-free number I can call?
ur telephone nr?
whats ur mail
# ?uptime, /support/customer-support, /plinth-rights/security#4-availability
whats your uptime
is the system reliable
uptme guarantee
does it crash a lot
upttime
hows your availability / sla
What is your system's up-time?
The website is slow today, how often is the system down?
# ?where, /company/about
where is your headquarter
head office location
where r you located
whats your office address
offices?
In which city is the company based?
adress pls
can i pop into your office, where is it
# ?log-in
where's the log in button
can not login, forget pasword
signup link
cant find the sign in page
where do existing customers access the app
i cannot get into the application
were can i log in to my acount
i lost my password
# ?jobs, /company/careers
any open positions at your company
i want to apply for a job
career opportunities
Do you currently have any vacancies for accountants?
Do you offer part-time posts or working from home?
How many days of PTO do your employees get?
any openings for engineers
missed: do u need any developers
# ?security, /plinth-rights/security, ?roles
missed: is it safe to store our data
How is customer data secured?
is it secure, where can i read about it
What happens if there is a data breach?
how do you keep our financials private
who at your company can look at our numbers
is our information kept safe
who can look into our figures
# ?roles, /features/warehouse-management#role-based-access, /plinth-rights/security#3-access-in-the-product
can i restrict access for some users
missed: who has acess to our data
missed: can i hide salaries from my warehouse guys
diffrent permisions per user
missed: is the data encrypted or at least protected
limit what my staff sees
I need read only access for our external auditor
Our auditor must look but not change anything, is there a role for that?
can i stop people seeing everything
# ?tax, /features/accounting-finance#general-ledger
Do you support VAT?
vat returns
does plinth calculate taxes
Can the system cope with VAT?
how does it treat purchase tax
is gst handled
Does it handle sales tax for a US business?
how is VAT dealt with
# ?countries
which countries do you support
wich countrys do you suport
availability in canada and mexico
do you serve customers in singapore
we operate in Germany and Poland, does plinth work there?
can a company in South Africa use this
we operate in kenya and ghana, ok?
usable in brazil?
# ?multi-entity, /features/accounting-finance#currencies-and-companies, /company/news-updates/group-reporting-in-one-view, /industry/financial-services
we have 3 legal entities, is that ok
Our group has a parent company and four subsidiaries
does it handle euro and dollar invoices
BI dashboards / reports
can i manage 2 companies in one account
do you suport mutli currancy
We have three companies in two countries, can the results be added up?
we invoice in usd but keep books in gbp
# ?modules, /features, /pricing
list all modules
what does it include
what modules are in plinth
list of features
Which areas of the business does the software cover?
which modules can i choose
what's included in the package
tell me what it can do
# ?add-modules, ?modules, /company/why-plinth
only want the inventory part, possible?
Must we license every module from day one?
begin with 1 module then expand
do i have to buy everything at once
can we skip modules we don't need
upgrade with more modules later on
I only need stock now, but can I add accounting next year?
do we have to take all six modules
# ?industries, /industry
which industries do you serve
for which branches of industry is it made
industries served
Who is your typical customer?
which sectors do you serve
# ?valuation-methods, /company/blog/fifo-lifo-weighted-average, /features/inventory-management#pricing-and-costing
do you support fifo
weighted avg costing?
Which stock valuation techniques are available?
wich inventory valuation do you have
which valuation method suits us best
explain lifo to me
invetory valution methods
is average cost possible for stock
# /, /company/about, /company/why-plinth, /plinth-rights/terms-of-service#2-what-the-service-is
we r a small startup, can plinth help us?
Could you briefly describe what Plinth offers?
In one sentence, what is your platform?
missed: Would this be overkill for a company with 8 employees?
why should I pick you over the others
what makes you different
missed: im a student writing about ERP, what does your software do
SaaS or installed locally?
missed: hi what is this plinth thing & whos it meant for
# /support/become-partner
partner program
im an accountant, can we work together
We are an accounting practice and would like to recommend Plinth to our clients
partnership opportunities
reseller programme
missed: Become your distributor in Egypt
missed: we implement erp for clients and want to work with you
i'd like to sell your product to my clients
missed: do you offer commission to accountants who refer firms
# /resources/project-management
Will you assist us with the implementation?
Does the vendor have a specific implementation plan?
missed: what does a project with you look like
missed: Could you explain how the implementation is carried out?
do you send someone to set it up for us
missed: who will be on the project from your side
steps of an implementation
what are the stages of a roll out
who handles the rollout`;
