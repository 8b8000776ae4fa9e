/** Other ways to ask what questions of the FAQ answer, by the id of the document; separated by semicolons. */
export const FAQ = {
  'faqItem-minimum-users': `
    Minimum users; Minimum number of seats; How many users do we need?; Smallest number of users; Least number of
    users; Do we need at least ten users?; Can one person use it?; Can one user have it?; Only one user; Single
    user; Is it too big for five people?; We are only three people; How many licences must we buy?; Minimum number
    of licences; Smallest package; Is there a lower limit of users?; Two-person company; Just me; One-man business;
    Freelancers; Sole trader; Self-employed; Maximum number of users; How many people can use it?; How many licences
    do we need?; Micro business; Family business; Small team; Lowest number of licences; Lowest number of users;
    Fewest users; Only me; Just the two of us; My wife and I; Is one user enough?; Two users; A handful of users;
    Tiny company; Small number of users; Smallest licence; Obligatory number of users`,
  'faqItem-pricing': `
    Price; Pricing plans; Monthly plan; Yearly plan; Plans; How much is it?; How much do you charge?; Flat rate or
    per user?; Licence price; Licence fees; How are you priced?; How is the price calculated?; How is our bill
    calculated?; What does {product} cost?; What will it cost us?; What does it cost per user per month?; Price per
    user; Price per module; Price of the accounting module; Price of the inventory module; Price of the warehouse
    module; Are there extra costs?; Total cost; How do you work out the price?; Monthly fee; Annual cost;
    Subscription; How do you charge?; Can I get a quote?; I need a quote; I want an offer; Make us an offer; Send me
    an offer; Quotation for our team; Commercial offer; Rate card; Budgetary quote; What would it set us back?; Cost
    of ownership; Setup fee; Hidden costs; Charge per user or per module; RFQ; How does licensing work?; Pay per
    user; Is support included in the price?; Price of accounting and inventory; Budget for our users and modules;
    Billing per user; Our procurement department needs a quote; Cost per head; Monthly or annual billing; Price with
    training included; Price for a startup; Starter package; Price of only the warehouse; What would we pay?; Is
    support extra?; Price for a small team`,
  'faqItem-implementation-time': `
    How long until we are live?; How long until we can use it?; How many weeks does it take?; How many months does
    it take?; Timeline; Implementation timeline; When can we start?; When could we go live?; How fast is the setup?;
    How fast can we start?; How quickly can we start?; Implementation time; Implementation time for a small company;
    Implementation time for a medium company; Implementation time for a large company; Duration of the
    implementation; How long does it take?; How long does it take to set up?; How long does onboarding take?; How
    long does migration take?; Lead time; Setup time; Is it quick to set up?; When can we begin?; How soon can we
    start?; Turnaround; How long is a typical project?; When would it be ready?; Implementation schedule; How long
    to get it running?; Get the business running on it; How long from signing to go-live?; How long does it take for
    a large company?; How long does it take for a small company?; How long does it take for a medium company?; Is it
    quick to get started?; How long does setting up take for a mid-size firm?; Time to set up; Weeks; Months until
    live; Length of the project; How many days does it take?; Delivery time; How soon is it running?; When will it
    be up?; Fast implementation; Duration; Schedule; By when?; By next month; Before year end; Before the new year;
    How quick?`,
  'faqItem-free-trial': `
    Trial; Trial account; Trial period; Can I try it?; Can we test it?; Can I play with it?; Try it without paying;
    Try before we buy; Test version; Test account; Free version; Free plan; Free of charge; Is it free?; Sandbox;
    Demo; Demo version; Live demo; Free demo; Book a demo; Schedule a demo; Can I see a demo?; Can I see it?; Can I
    see the product?; Can you show me the product?; Can you show it to us?; See it in action; Product tour; Test
    drive; Screenshots; Evaluate it; Evaluation version; Pilot; Pilot project; Proof of concept; POC; Hands-on; Walk
    us through it; Demo video; Video of the product; Preview; Book a meeting; Schedule a call; Arrange an
    appointment; Discovery call; Show me around; Can I have a look at it?; Demo call; Demo login; Sample company to
    try; Test before buying; Request a demo; I want to see the product in action; Try first and decide later; See
    how it works; Show me how it works; Trial version; Trial download; Have a look before deciding; Look at it first`,
  'faqItem-support-reply': `
    Support hours; Support times; Support at the weekend; Support on Sunday; Are you reachable on Saturdays?;
    Opening hours of support; Working hours; When are you open?; When is support available?; How fast is support?;
    How long does support take?; Support response time; Response time; How fast do you answer?; How fast do you help
    if something breaks?; Emergency support; Time to answer; When does support answer?; When will I get an answer?;
    When will somebody reply?; How long do I wait for an answer?; Is support available at weekends?; Do you answer
    at night or on Sundays?; Round-the-clock support; 24/7 support; Time zones of support; Urgent problem, how fast
    do you help?; Support SLA; Waiting time; Turnaround time of a ticket; Support during the night; Do you reply on
    Saturdays?; Answer on Saturdays; Reply time; When do you reply?; How soon do you reply?; How long until support
    replies?; Evenings; Out of hours; Service hours; Speed of support; How long do we wait?; Weekends; Response
    within hours; First response`,
  'faqItem-uptime': `
    Uptime; How reliable is it?; Is it stable?; Is it often down?; How often is it down?; How often does it crash?;
    Down time; Outages; Availability of the system; Guaranteed availability; Service level agreement; Is it always
    available?; Service interruptions; Interruption; Percentage of availability; Stability; Status page;
    Availability; Does it go down?; How often does the system go down?; System failure; Is it dependable?; Is the
    system always up?; Crash; Unavailable; Breakdown`,
  'faqItem-migration': `
    Can we import our data?; Can we import data from Excel?; Can we switch from spreadsheets?; Can we switch from
    another system?; We work with spreadsheets today; We use another accounting tool today; Data migration; Can we
    bring our old data?; How do we get our data in?; What happens to our old data?; Can we keep our old records?;
    Migrate from our old software; Migrate our ledger; Do you move our data for us?; Upload our data; Bring our
    customer list; Import customers, suppliers and items; Data from our old ERP; Move from Excel; Everything is in
    Excel sheets; Take over our data; History of old invoices; Legacy system; Data from a legacy system; Historical
    data; Bring our history; Load data from CSV files; Import a CSV file; Replace our current system; Replace our
    old software; We keep our books on paper; Change over from another ERP; Move our stock list; Carry over our
    master data; Copy data from our present software; CSV; Upload a CSV file; Upload products; Historical
    transactions; Upload our customers; How does the migration work?; How is the migration done?; Get off
    spreadsheets; Come off spreadsheets; Import customers and suppliers; Import suppliers; Import items; Import
    accounts; Bring our data; Our current system; Existing data; Present system; Old accounting program; Move our
    books; Swap systems; Switch over; Get our records in`,
  'faqItem-valuation-methods': `
    Costing methods; Valuation methods; Stock valuation; Inventory valuation; Inventory costing; How is stock
    valued?; How do you value inventory?; FIFO; LIFO; FIFO and LIFO; Do you support FIFO?; Weighted average;
    Weighted average cost; Average cost or FIFO?; Moving average; First in, first out; Costing methods for stock;
    Average costing; Average cost of stock`,
  'faqItem-payment-methods': `
    How can we pay?; How do I pay?; How do I pay you?; Ways to pay; Payment; Payment options; Payment methods; Do
    you take credit cards?; Can I pay by card?; Credit or debit card; Visa, Mastercard; PayPal; Bank transfer; Wire
    transfer; Can we pay by invoice?; SEPA; ACH; Cheque; American Express; Settle the invoice; Pay by bank; Pay the
    subscription; Pay by wire; Amex; Credit card; Debit card; Mastercard; Visa; Means of payment; Which cards do you
    take?; Direct debit; BACS; IBAN; Pay online`,
  'faqItem-add-modules': `
    Start small; Start with one module; Only one module; Can I buy just one module?; Can we add modules later?; Add
    another module; Add the warehouse later; Add inventory later; Add accounting later; Only the inventory module;
    Add more users later; Do we need all modules?; Must we license every module?; Start with procurement and add
    projects later; Start with inventory; Start with accounting; Start with orders; Start with the warehouse; Start
    with projects; Add projects later; Add procurement later; Add orders later; Do we have to buy everything?; Do I
    have to take the whole package?; Only accounting; Only inventory; Only the accounting module; Just accounting
    for now; Only projects; Is inventory extra?; Just the warehouse module; Begin with accounting and add inventory
    later; Can we grow with it?; Upgrade later; Step by step; In phases; Is it modular?; Everything at once; In
    stages; Only what we need; Finance first, warehouse later; Accounting first, projects later; Inventory first,
    accounting later; Expand later; Scale up; Can it grow with us?; Add a department later; Finance only; Extend it
    later; Buy only inventory; Buy only the warehouse module; Buy only accounting; Start small and expand; Take all
    six modules; Must we take all?`,
  'faqItem-training': `
    Training; Training for our team; Do you train our staff?; Do you offer training?; Will you teach us?; Training
    sessions; Courses; Training courses for warehouse people; How do we learn it?; How do our people learn to use
    it?; Learn to use the software; User training; Onboarding of new employees; Is it hard to learn?; Is it easy to
    use?; Workshops and webinars; Training for new joiners; Training for new starters; Learning curve; Steep to
    learn; Intuitive; Train the trainer; Training for the finance team; Training for administrators; Classroom
    training; Can our accountant learn it?; Training for bookkeepers; Training for storekeepers; Training for sales
    staff; Learn from home; Who teaches our staff?; Who will teach our warehouse staff?; Teach employees;
    Introduction for new users; Show our people; Do you coach us?; Training on site; Training online; Classes;
    Lessons; Training for buyers; Learn the system; Get people up to speed`,
  'faqItem-contact': `
    Contact; Contact details; How do I contact support?; How do I contact you by e-mail?; I have more questions;
    Contact sales; Contact information; E-mail; E-mail address; Phone; Phone number; Telephone; Can I phone you?;
    Can I call you?; Can I write to you?; Which number can I call?; Can I talk to a person?; Talk to a human; I want
    to speak to sales; Sales team; Sales person; Account manager; How do I get in touch with sales?; How can I reach
    you?; Who can I talk to?; Call me back; Can someone call me?; Send you a message; WhatsApp; Callback; Request a
    callback; Live agent; Representative; Speak with an expert; Who can help me?; Is there anyone to talk to?;
    Contact the sales department; Phone and e-mail; Sales department; Telephone nr; Your number; Give me your
    number; Ring you; Hotline of sales; Get hold of you; Write an e-mail; Reach a human; Real person; Is anybody
    there?; Ask a question by phone; Mail you; Enquiry; Phone contact`,
  'faqItem-modules': `
    Modules; Which modules are there?; What modules do you have?; How many modules are there?; List of modules; What
    is included?; What does it include?; What do we get?; What does it cover?; Which areas does the software cover?;
    Which areas of the business does it cover?; Which functions does it have?; What parts does it have?; Name the
    modules; Components; Parts of the suite; Suite; Scope; Product range; What all is in it?; What comes with it?;
    Which departments does it cover?; What’s included in the package?; What do I get in the package?; All six
    modules; Overview of the modules; Which modules do you sell?; Product modules; What are the modules?; Packages;
    Which packages are there?; Areas covered`,
  'faqItem-multi-entity': `
    Several companies; Several legal entities; Multiple companies in one account; Multiple entities; We have two
    companies; Subsidiaries; Group of companies; Group consolidation; Consolidation; Consolidated accounts;
    Multi-entity; Multi-company; Multi-currency; Several currencies; Foreign currencies; Euros and dollars; Invoice
    in another currency; Business intelligence; BI; Analytics; Reporting; Reports across modules; BI reports;
    Dashboards and reports; Group view; Invoice in dollars and pounds; Parent company and subsidiaries; Reports for
    the whole group; Use our local currency; Sister companies; Daughter companies; Branches; Branch offices;
    Franchises; Consolidate subsidiaries; Dashboards; KPIs; Multi-currency accounting; Books in euro, invoices in
    dollar; Group accounts; Several brands; Invoice customers in another currency than our books; Buy in dollars and
    sell in pounds; Multi-currency support; Sell in another currency; Companies in several countries; Add up the
    results of several companies; Subsidiaries in several currencies; Group with subsidiaries; Holding with
    subsidiaries; More than one entity; More than one business; Two businesses; Several businesses`,
  'faqItem-roles': `
    Permissions; User permissions; User rights; User roles; User management; Which roles are there?; Roles in the
    warehouse; Access rights; Access control; Role-based access; Role management; Stop staff from seeing prices;
    Restrict access; Restrict what employees see; Limit what users can see; Limit access for some users; Hide
    figures from staff; Different permissions for each user; What can a picker see?; Who can see what?; Who sees our
    figures?; Can everyone see everything?; Separate duties; Read-only access; Auditor access; Access for our
    accountant; Can each user have different rights?; Who may approve?; Authorisation; Privileges; Admin rights;
    Administrator; User groups; Segregation of duties; Four eyes; View only; Who can edit what?; Hide prices;
    Restrict what interns can see; Control who sees what; Approval rights; Keep warehouse people out of the
    accounts; Keep people out of the figures; Look but not change; See but not edit; Roles for pickers and auditors;
    A role for our auditor; Stop pickers from seeing prices; Can a picker see the value of stock?; Stop warehouse
    staff from seeing prices; Can staff see only their own work?; Does every user see everything?; Can warehouse
    staff see prices?; Different logins for each role; Stop people from seeing everything`,
  'faqItem-industries': `
    Industries; Which industries do you serve?; Which sectors do you serve?; Which type of business is it for?;
    Which kinds of companies do you work with?; Branches of industry; Is it right for my business?; Is it right for
    our industry?; Does it suit our industry?; Do you work with our industry?; Industry solutions; Which trades is
    it for?; Which businesses is it for?; Who are your typical customers?; Do you have industry versions?; Which
    sectors?; Which kind of business is it made for?; My trade; My line of business; Does it suit my trade?; Do you
    know our industry?; Verticals; Target industries; Customers in my industry; What sort of companies use it?`,
  'faqItem-tax': `
    Tax; VAT; Do you support VAT?; VAT return; Does it calculate tax?; Are taxes handled automatically?; Can it
    handle VAT?; Sales tax; Purchase tax; GST; Tax report; Tax codes; Withholding tax; Tax on invoices; Is it tax
    compliant?; Tax authorities; Purchase tax and sales tax; How is VAT dealt with?; VAT treatment; VAT accounting;
    Record VAT; Value added tax; Tax accounts; IVA; MwSt; VAT registered`,
  'faqItem-countries': `
    Countries; Which countries do you support?; Which countries do you cover?; Where do you operate?; Where is it
    available?; Is it available in my country?; Is it available in the USA?; Can we use it in Germany?; Do you work
    in Europe?; We are based in another country; International; Outside the United Kingdom; Languages; Which
    languages does it speak?; Is it available abroad?; Do you serve customers in my country?; Localisation; Local
    laws; Multilingual; French; German; Spanish; Arabic; Which continents?; We have offices in several countries;
    Kenya; Ghana; Nigeria; We operate in several countries; We operate abroad; Which regions?; Geographies; Middle
    East; Asia; Is it only for the UK?; UK only; Only in Britain?; Outside Europe; Overseas; Where can it be used?;
    Worldwide; International companies; Foreign country; Local rules; Local language`,
  'faqItem-where': `
    Where are you?; Are you a British company?; UK office; Where is your office?; Where is the company located?;
    Office address; Postal address; Address; Headquarters; Head office; Location; City; Where is {product} from?;
    Which country are you from?; Can I visit you?; Registered office; Postcode; Directions; Map; Nearest office; Are
    you in London?; Where do you sit?; Mailing address; Home country; Whereabouts are you?; Where are you based?;
    Based where?; Which town?; Where do you work from?; Come to your office; Where are you guys?; Are you UK based?;
    Offices in other cities; Office in Dubai`,
  'faqItem-log-in': `
    Log in; Sign in; Login page; Login link; Login button; I cannot log in; I can’t get into my account; How do I
    register?; Create an account; Open an account; Get started; Forgot password; Reset my password; Where is the
    login?; Customer access; Access the app; Open the app; Customer portal; Client area; URL of the application;
    User login; Username; Locked out; Credentials; Where is the app?; Change my password; I cannot get into the
    application; Cannot access my account; Login URL; I lost my password; Where do users log in?; Log into the
    system; Member area; Enter the system; I cannot get in`,
  'faqItem-security': `
    Security; How secure is the system?; Is our data safe?; Data security; Is it safe to put our figures in?; Data
    protection; Who can see our data?; Data privacy; Confidential data; Cyber security; Keep our financials private;
    Keep our figures private; Confidentiality; Who can look at our numbers?; Who sees our numbers?; Keep our records
    safe; How safe are our records?; Is it safe?; Safety; Hackers; Unauthorised access; Stolen data; Data theft;
    Secure cloud; Do you take security seriously?; Trust you with our data; Protect us against hackers; Who can look
    into our figures?; Who looks at our data?`,
  'faqItem-jobs': `
    Jobs; Careers; Career opportunities; Open positions; Vacancies for accountants or developers; Job openings;
    Vacancies; Hiring; Are you recruiting?; Are you looking for people?; Can I work for you?; Join your team; Job
    offers; Who do I send my application to?; I want to work for you; I am looking for a job; How do I apply for a
    job?; Send my CV; Internship; Remote jobs; Developer jobs; Apprenticeship; Graduate scheme; Graduates; Trainee;
    Placement; Resume; Freshers; Openings; Work at your company; Student job; How do I apply?; Work at {product};
    Jobs in London; Openings for engineers; Openings for consultants; Engineer wanted; Positions; Posts; Do you need
    people?; Do you need staff?; Employment; Employ me; Job for an accountant; Warehouse support job; Vacancies for
    engineers; Do you have work for me?; Jobs for graduates; Looking for work; Are you taking people on?; Join you`,
};
