/**
 * Other ways to ask what a question of the FAQ, a page, an article or a legal page answers, by the id of its document;
 * separated by semicolons.
 */
const QUESTIONS = {
  'page-home': `
    {product}; What is {product}?; What is this?; What kind of software is it?; What kind of company is it?; What do
    you do?; What does {product} do?; What does {product} offer?; Describe {product}; What is your platform?;
    Introduce {product}; What is the product about?; What do you sell?; Who is {product} for?; Who is it for?; Who
    should use it?; What is it for?; What is your software for?; Which companies can use it?; Can my company use it?;
    Which type of company can use it?; Is it for a company of our size?; Is it for ten employees?; Can a startup use
    it?; Who uses it?; Tell me about {product}; Tell me about your product; About the product; Is it an ERP?; Is
    {product} an ERP?; Who is it made for?; Would it make sense for us?; Would it work for us?; What kind of company
    are you?; Is it cloud ERP?; Is it web-based, or in the cloud?; Is it for small businesses?; Is it for startups?;
    Is it for a medium company?; Is it suitable for SMEs?; Is our company too small?; Are we too small?; Is it for
    large companies?`,
  'page-company-why': `
    Why {product}?; Why should we choose you?; Why should we use it?; Why should we buy it?; What makes you
    different?; What makes you special?; Benefits; What are the benefits?; Advantages; What do we gain?; Pros and
    cons; Is it right for us?; Is it a good fit?`,
  'page-company-about': `
    Who are you?; About you; About the company; Your mission; Your vision; What drives you?; Your values as a company`,
  'page-company-careers': `
    What is it like to work at {product}?; Your culture; Working for you; Perks of working here; Employee benefits`,
  'page-company-blog': `Blog; Articles; Guides`,
  'page-company-news-updates': `News; Updates; Announcements; Latest releases; What is new?; Release notes`,
  'page-features': `
    Features; What features do you have?; Which features are there?; List of features; Functions; Functionality;
    Capabilities; What can it do?; What can the software do for us?`,
  'page-features-accounting-finance': `
    Accounting; Bookkeeping; Finance; Financial management; Accounting module; Accounting software; Does it do
    accounting?; Can we do our books in it?; Keep the books; Journals`,
  'page-features-inventory-management': `
    Inventory; Inventory module; Stock control; Stock management; Manage inventory; Stock levels; Does it handle
    stock?`,
  'page-features-order-management': `Orders; Sales orders; Order module; Customer orders; Manage orders`,
  'page-features-procurement': `
    Procurement; Procurement module; Purchasing; Purchase orders; Buying from suppliers; Can we make purchase orders?;
    Approve purchases`,
  'page-features-warehouse-management': `
    Warehouse; Warehouse module; Warehouse management; WMS; Several warehouses; Stock in several warehouses; Manage
    our warehouses; Warehouse bins; Bin locations; Racks and bins in a warehouse; Storage locations`,
  'page-features-project-job-costing': `
    Projects; Project module; Project tracking; Project accounting; Job costing; Track labour cost on a job; Labour
    cost; Cost per job`,
  'page-industry-retail-distribution': `
    Retail; Retailers; Shops; Stores; We have a shop; We have several stores; Wholesale; Wholesalers; Do you work with
    wholesale companies?; Distributors; Distribution; Trading company; Supermarket`,
  'page-industry-financial-services': `Financial services; Banks; Bank; Insurance; Fintech; Holding company`,
  'page-industry-manufacturing': `
    Manufacturing; Manufacturers; Factory; We make things; We manufacture products; We produce goods; Production;
    Assembly; Workshop`,
  'page-industry-construction': `
    Construction; Construction company; Builders; Building company; Building sites; Contractors; Subcontractors; Civil
    engineering; Real estate developer`,
  'page-industry-professional-services': `
    Professional services; Agencies; Agency; Consultancies; Consulting firm; We are consultants; Law firm; Lawyers;
    Architects; Engineering office; IT services; We bill by the hour; Billable hours; Would it work for an agency?;
    Service company`,
  'page-industry-oil-gas': `
    Oil and gas; Oil company; Gas company; Energy company; Oil field services; Drilling; Petroleum; Refinery`,
  'page-resources-training': `Training material; Training by role; How is training arranged?`,
  'page-resources-consulting': `
    Consulting; Do you offer consulting?; Consulting services; Consultant; Advice; Can you advise us?; Help with
    setting it up; Expert help`,
  'page-resources-project-management': `
    Who runs the implementation?; Who will implement it for us?; Will you assist us with the implementation?;
    Implementation support; Implementation plan; Steps of the implementation; Implementation process; Implementation
    project; How does the implementation work?; What happens during implementation?; Project plan; Do you help with
    the implementation?; Phases; Rollout plan; Go-live date`,
  'page-resources-business-process': `
    Business process; Process mapping; Map our processes; Workflows; Order to cash; Business analysis; Improve our
    processes`,
  'page-support-contact-us': `Contact page; Contact form; Ways to reach you`,
  'page-support-become-partner': `
    Become a partner; How do I become a partner?; Partner programme; Partner program; Partnership; Are you looking for
    partners?; Can we resell {product}?; Reseller; How do I become a reseller?; Implementation partner; I am an
    accountant with clients; Our accounting practice; Refer clients to you; Referral; Affiliate programme; Work
    together`,
  'page-support-academy': `
    Academy; What is the academy?; {product} Academy; Self-paced learning; Online courses; Learning material;
    E-learning; Learning paths`,
  'page-support-customer-support': `
    Customer support; Support; Support desk; Help desk; Is there a support person?; I need help with a problem;
    Something does not work; I have an error; Report a bug; Open a ticket; How do I get support?`,
  'page-support-help-resources': `
    Documentation; Docs; Manual; User guide; Help; Help centre; How-to guides; Knowledge base`,
  'article-three-way-match': `
    What is three-way match?; Three-way match; 3-way match; Three-way matching; Invoice matching; How does three-way
    match work?`,
  'article-why-the-month-end-close-takes-too-long': `
    Month-end close; Close the month; Closing the books; Faster month-end; Why is the close so slow?`,
  'article-fifo-lifo-weighted-average': `
    What is FIFO?; What is LIFO?; What is weighted average?; Difference between FIFO and LIFO; FIFO or LIFO?; Which
    valuation method should we choose?; Explain FIFO`,
  'article-migration-checklist': `
    Migration checklist; Moving off spreadsheets; How do we move off spreadsheets?; Steps of a migration; How do we
    migrate?; Opening balances`,
  'article-naming-racks-and-bins': `
    Naming racks and bins; How do we name racks and bins?; Location codes; Bin names; Label racks`,
  'article-job-costing-for-the-first-time': `
    What is job costing?; How do we begin with job costing?; Cost codes; Job costing guide`,
  'article-reading-a-cash-flow-forecast': `How do I read a cash-flow forecast?; Cash-flow forecast guide`,
  'article-group-reporting-in-one-view': `Group reporting; Group report; Eliminations; Intercompany`,
  'article-academy-paths-by-role': `Academy paths`,
  'article-multi-currency-payables': `
    Payables in foreign currency; Pay suppliers in another currency; Exchange rate differences`,
  'article-returns-on-the-order-page': `Returns; How do returns work?; Customer returns; Goods sent back; Credit notes`,
  'legal-cookies': `
    Cookies; Do you use cookies?; Cookie policy; Cookies on this site; What do you store in my browser?; Local
    storage; Delete cookies`,
  'legal-privacy-policy': `
    Privacy policy; Privacy notice; What do you do with my personal data?; What do you know about me?; What data do
    you collect?; Do you record this chat?; Do you share my data?`,
  'legal-terms-of-service': `
    Terms of service; Terms and conditions; Terms of use; T&C; Contract terms; Where are your terms?; Terms`,
  'legal-legal': `Legal notice; Imprint; Copyright; Who runs this website?`,
  'legal-security': `
    Security of this website; How do I report a vulnerability?; Report a security problem; Responsible disclosure; I
    found a weakness`,
  'faqItem-minimum-users': `
    Minimum users; Minimum number of seats; How many users do we need?; Smallest number of users; Least number of
    users; Do we need at least ten users?; Can one person use it?; Can one user have it?; Only one user; Single user;
    Do small teams qualify?; Is it too big for five people?; We are only three people; How many licences must we buy?;
    Minimum number of licences; Smallest package; Is there a lower limit of users?`,
  'faqItem-pricing': `
    Price; Prices; Pricing plans; Monthly plan; Yearly plan; Plans; How much is it?; How much do you charge?; Ballpark
    figure; Flat rate or per user?; Licence price; Licence fees; How are you priced?; How is the price calculated?;
    How is our bill calculated?; What does {product} cost?; What will it cost us?; What does it cost per user per
    month?; Price per user; Price per seat; Price per module; Price of the accounting module; Price of the inventory
    module; Price of the warehouse module; Price of one module; Are there extra costs?; Total cost; How do you work
    out the price?; Monthly fee; Annual cost; Subscription; How do you charge?; Can I get a quote?; I need a quote; I
    want an offer; Make us an offer; Send me an offer; Quotation for our team; Estimate; Rough price; Starting price;
    Is it expensive?; Is it cheap?; Do you have a price list?; Where are the prices?; Why are no prices shown?;
    Licence fee`,
  'faqItem-implementation-time': `
    How long until we are live?; How long until we can use it?; How many weeks does it take?; How many months does it
    take?; Timeline; Implementation timeline; When can we start?; When could we go live?; How fast is the setup?; How
    fast can we start?; How quickly can we start?; Implementation time; Implementation time for a small company;
    Implementation time for a medium company; Implementation time for a large company; Duration of the implementation;
    How long does it take?; How long does it take to set up?; How long does onboarding take?; How long does migration
    take?; Lead time; Setup time; Is it quick to set up?; When can we begin?`,
  'faqItem-free-trial': `
    Trial; Trial account; Trial period; Can I try it?; Can we test it?; Can I play with it?; Try it
    without paying; Try before we buy; Test version; Test account; Free version; Free plan; Free of charge; Is it
    free?; Sandbox; Demo; Demo version; Live demo; Free demo; Book a demo; Schedule a demo; Can I see a demo?; Can I
    see it?; Can I see the product?; Can you show me the product?; Can you show it to us?; See it in action; Product
    tour; Test drive; Screenshots`,
  'faqItem-support-reply': `
    Support hours; Support times; Support at the weekend; Support on Sunday; Are you reachable on Saturdays?; Weekend
    support; Opening hours of support; Working hours; When are you open?; When is support available?; How fast is
    support?; How long does support take?; Support response time; Response time; How fast do you answer?; How fast do
    you help if something breaks?; Emergency support; Time to answer; When does support answer?; When will I get an
    answer?; When will somebody reply?; How long do I wait for an answer?; Is support available at weekends?; Do you
    answer at night or on Sundays?; Round-the-clock support; 24/7 support`,
  'faqItem-uptime': `
    Uptime; How reliable is it?; Is it stable?; Is it often down?; How often is it down?; How often does it crash?;
    Down time; Outages; Availability of the system; Guaranteed availability; Service level agreement; Is it always
    available?`,
  'faqItem-migration': `
    Can we import our data?; Can we import data from Excel?; Can we switch from spreadsheets?; Can we switch from
    another system?; We work with spreadsheets today; We use another accounting tool today; Data import; Data
    migration; Can we bring our old data?; How do we get our data in?; What happens to our old data?; Can we keep our
    old records?; Migrate from our old software; Migrate our ledger; Do you move our data for us?; Upload our data;
    Bring our customer list; Import customers, suppliers and items; Data from our old ERP; Move from Excel; Everything
    is in Excel sheets; Take over our data; History of old invoices`,
  'faqItem-valuation-methods': `
    Costing methods; Valuation methods; Stock valuation; Inventory valuation; Inventory costing; How is stock valued?;
    How do you value inventory?; FIFO; LIFO; FIFO and LIFO; Do you support FIFO?; Weighted average; Weighted average
    cost; Average cost or FIFO?; Moving average; First in, first out`,
  'faqItem-payment-methods': `
    How can we pay?; How do I pay?; How do I pay you?; Ways to pay; Payment; Payment options; Payment methods; Do you
    take credit cards?; Can I pay by card?; Credit or debit card; Visa, Mastercard; PayPal; Bank transfer; Wire
    transfer; Can we pay by invoice?`,
  'faqItem-add-modules': `
    Start small; Start with one module; Only one module; Can I buy just one module?; Can we add modules later?; Add
    another module; Add a module later; Add the warehouse later; Add inventory later; Add accounting later; Only the
    inventory module; Add more users later; Do we need all modules?; Must we license every module?; Start with
    procurement and add projects later; Start with inventory; Start with accounting; Start with orders; Start with the
    warehouse; Start with projects; Add projects later; Add procurement later; Add orders later; Do we have to buy all
    modules?; Do we have to buy everything?; Do I have to take the whole package?; Only accounting; Only inventory;
    Only the accounting module; Just accounting for now; Just inventory; Only projects; Is inventory extra?; Just the
    warehouse module; Begin with accounting and add inventory later; Can we grow with it?; Upgrade later`,
  'faqItem-training': `
    Training; Training for our team; Do you train our staff?; Do you offer training?; Will you teach us?; Training
    sessions; Courses; Training courses for warehouse people; How do we learn it?; How do our people learn to use it?;
    Learn to use the software; User training; Onboarding of new employees; Is it hard to learn?; Is it easy to use?;
    Workshops and webinars`,
  'faqItem-contact': `
    Contact; Contact details; How do I contact support?; How do I contact you by e-mail?; I have more questions;
    Contact sales; Contact information; E-mail; E-mail address; Phone; Phone number; Telephone; Can I phone you?; Can
    I call you?; Can I write to you?; Which number can I call?; Can I talk to a person?; Talk to a human; I want to
    speak to sales; Sales team; Sales person; Sales contact; Account manager; How do I get in touch with sales?; How
    can I reach you?; Who can I talk to?; Call me back; Can someone call me?; Send you a message; WhatsApp`,
  'faqItem-modules': `
    Modules; Which modules are there?; What modules do you have?; How many modules are there?; List of modules; All
    modules; What is included?; What does it include?; What do we get?; What does it cover?; Which areas does the
    software cover?; Which areas of the business does it cover?; Which functions does it have?; What parts does it
    have?; Name the modules`,
  'faqItem-multi-entity': `
    Several companies; Several legal entities; Multiple companies in one account; Multiple entities; We have two
    companies; Subsidiaries; Group of companies; Group consolidation; Consolidation; Consolidated accounts;
    Multi-entity; Multi-company; Multi-currency; Several currencies; Foreign currencies; Euros and dollars; Invoice in
    another currency; Business intelligence; BI; Analytics; Reporting; Reports; Reports across modules; BI reports;
    Dashboards and reports; Group view; Invoice in dollars and pounds; Parent company and subsidiaries; Reports for
    the whole group; Use our local currency`,
  'faqItem-roles': `
    Permissions; User permissions; User rights; User roles; User management; Which roles are there?; Roles in the
    warehouse; Access rights; Access control; Role-based access; Role management; Stop staff from seeing prices;
    Restrict access; Restrict what employees see; Limit what users can see; Limit access for some users; Hide figures
    from staff; Different permissions for each user; What can a picker see?; Who can see what?; Who sees our figures?;
    Can everyone see everything?; Separate duties; Read-only access; Auditor access; Access for our accountant; Can
    each user have different rights?; Who may approve?`,
  'faqItem-industries': `
    Industries; Which industries do you serve?; Which sectors do you serve?; Which type of business is it for?; Which
    kinds of companies do you work with?; Branches of industry; Is it right for my business?; Is it right for our
    industry?; Does it suit our industry?; Do you work with our industry?; Industry solutions`,
  'faqItem-tax': `
    Tax; Taxes; VAT; Do you support VAT?; VAT return; Does it calculate tax?; Are taxes handled automatically?; Can it
    handle VAT?; Sales tax; Purchase tax; GST; Tax report`,
  'faqItem-countries': `
    Countries; Which countries do you support?; Which countries do you cover?; Where do you operate?; Where is it
    available?; Is it available in my country?; Is it available in the USA?; Can we use it in Germany?; Do you work in
    Europe?; We are based in another country; International; Outside the United Kingdom; Languages; Which languages
    does it speak?; Is it available abroad?`,
  'faqItem-where': `
    Where are you?; Are you a British company?; UK office; Where is your office?; Where is the company located?;
    Office address; Postal address; Address; Headquarters; Head office; Location; City; Where is {product} from?;
    Which country are you from?; Can I visit you?`,
  'faqItem-log-in': `
    Log in; Sign in; Sign up; Login page; Login link; Login button; I cannot log in; I can’t get into my account; How
    do I register?; Create an account; Open an account; Get started; Forgot password; Reset my password; Where is the
    login?`,
  'faqItem-security': `
    Security; Is it secure?; How secure is the system?; Is our data safe?; Is my data safe with you?; Data security;
    Is it safe to put our figures in?; Data protection; How do you protect our data?; Who can see our data?; Data
    privacy; Privacy; GDPR; Confidential data`,
  'faqItem-jobs': `
    Jobs; Careers; Career opportunities; Open positions; Vacancies for accountants or developers; Job openings;
    Vacancies; Hiring; Are you recruiting?; Are you looking for people?; Can I work for you?; Join your team; Job
    offers; Who do I send my application to?; I want to work for you; I am looking for a job; How do I apply for a
    job?; Send my CV; Internship; Remote jobs; Developer jobs`,
};

/**
 * The field of a document with other ways to ask what it answers.
 *
 * @param {string} id the document's
 */
export const askedAs = (id) =>
  id in QUESTIONS
    ? { askedAs: QUESTIONS[id].split(';').map((question) => question.trim().replace(/\s+/g, ' ')) }
    : {};
