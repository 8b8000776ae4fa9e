/** Other ways to ask what pages answer, by the id of the document; separated by semicolons. */
export const PAGES = {
  'page-home': `
    {product}; What is {product}?; What is this?; What kind of software is it?; What kind of company is it?; What do
    you do?; What does {product} do?; What does {product} offer?; Describe {product}; What is your platform?;
    Introduce {product}; What is the product about?; What do you sell?; Who is {product} for?; Who is it for?; Who
    should use it?; What is it for?; What is your software for?; Which companies can use it?; Can my company use
    it?; Which type of company can use it?; Is it for a company of our size?; Is it for ten employees?; Can a
    startup use it?; Who uses it?; Tell me about {product}; Tell me about your product; About the product; Is it an
    ERP?; Is {product} an ERP?; Who is it made for?; Would it make sense for us?; Would it work for us?; Is it cloud
    ERP?; Is it web-based, or in the cloud?; Is it for small businesses?; Is it for startups?; Is it for a medium
    company?; Is it suitable for SMEs?; Is our company too small?; Are we too small?; Is it for large companies?; In
    one line; In a nutshell; One sentence about it; Elevator pitch; Introduction; Product overview; Cloud or on
    premise?; Is it SaaS?; Is it in the browser?; What does your software do?; Explain it to a beginner; What does
    your software do for a beginner?; Explain {product}; Explain it in one sentence; Is {product} cloud software?;
    What can you offer?`,
  'page-company-why': `
    Why {product}?; Why should we choose you?; Why should we use it?; Why should we buy it?; What makes you
    different?; What makes you special?; Benefits; What are the benefits?; Advantages; What do we gain?; Pros and
    cons; Is it right for us?; Is it a good fit?; Why you and not others?; Why pick you?; What sets you apart?; USP;
    Strengths; What is so good about it?; Convince me; ROI; Would it be useful for us?; Does it fit us?; What
    problems does it solve?; How are you better?; Why pick you over others?; Better than others; Reasons to choose
    you; Reasons; What makes you better?; One system for everything; Enter data once; Why take {product} and not
    another?; Why not another?; Why you?; Why would we buy {product}?; What is special?; What is unique?; Difference
    from other systems; Differentiators; Selling points; Worth it?; Is it worth the money?; What does it bring us?;
    Improvements; Compared with others`,
  'page-company-about': `
    Who are you?; About you; About the company; Your mission; Your vision; What drives you?; Your values as a
    company; Background of the company; Company profile; Purpose of the company; Introduce your company; About us;
    Meet the team; People of the company; Team; Who works there?; Who is behind it?; People behind {product}; Your
    goals; What do you believe in?; Your future plans; Your plans; Philosophy`,
  'page-company-careers': `
    What is it like to work at {product}?; Your culture; Working for you; Perks of working here; Employee benefits;
    Remote work; Work from home; Home office; Flexible hours; Holidays; Health insurance for employees; Is it a good
    place to work?; Paid time off; Annual leave; Vacation days of employees; Part-time work; Staff benefits; Private
    health cover; Health cover; Medical cover; Medical insurance; Sick pay; Sabbatical; Days of holiday; How much
    holiday do employees get?; How many days off?; Leave; Leave days; Bank holidays; Working hours of employees;
    Working week; Salary reviews; Grades; Learning time; Career growth; Hybrid working; Office days; Work from home
    for employees`,
  'page-company-blog': `
    Blog; Articles; Guides; White papers; Case studies; Read your blog; Expert articles; Advice for operators;
    Learning articles; Newsletter`,
  'page-company-news-updates': `
    News; Updates; Announcements; Latest releases; Release notes; News about the product; Changelog; What changed?;
    Newest features; Roadmap; Press releases; Recent changes; Recently released; What have you released?; New
    version; Latest version; Latest news; Is it being developed?; Improvements lately`,
  'page-features': `
    Features; What features do you have?; Which features are there?; List of features; Functions; Capabilities; What
    can it do?; What can the software do for us?; Key features; Overview of features; What functions are there?;
    Everything it does; Tell me the features; Main functions; Product features; Specification; Show me all features`,
  'page-features-accounting-finance': `
    Accounting; Bookkeeping; Finance; Financial management; Accounting module; Accounting software; Does it do
    accounting?; Can we do our books in it?; Keep the books; Journals; Finance module; Double entry; Ledger; Debtors
    and creditors; Accounts department; Accounting features; Financial accounting; Invoices and payments; Automatic
    postings; Postings; Automatic entries; Journal entries by itself; Budgets; Budget per department; Budget versus
    actual; Cash flow; Cash forecast; Cash position; Debtor ageing; Overdue invoices; Unpaid customer invoices;
    Accounts payable; Accounts receivable; Receivables; Payables; Bills to pay; Supplier bills; Variance; Who owes
    us?; Customers who owe us; Report of who owes us; Customers who have not paid; Who has not paid us?; Sales post
    to the ledger; Stock posts to the ledger; Compare spend with budget; Trial balance; Trial balance report; Pay
    suppliers; Cost of goods sold; Customers who pay late; Late payers; Slow payers; Debtors; Creditors; Aged debt;
    Ageing report; Aged receivables`,
  'page-features-inventory-management': `
    Inventory; Inventory module; Stock control; Stock management; Manage inventory; Stock levels; Does it handle
    stock?; Track stock; Count stock; Keep track of items; Goods in stock; Items; Inventory features; Stock levels
    across locations; Stock in transit; Stock transfers; Stock between branches; Stock movements; Stock value;
    Quantity on hand; Stock transactions; How many do we have of an item?; How much stock do we have?; Articles in
    stock; Product stock; Stock system; Stock list; What do we have in stock?; Know what we have; Lost stock;
    Stocktaking; Stock differences; Stock accuracy; Quantities; Stock cards; Stock by location; Several stock
    locations; Item cost`,
  'page-features-order-management': `
    Orders; Sales orders; Order module; Customer orders; Manage orders; Order processing; Order tracking; Order
    status; Sell to customers; Order entry; Order features; Order fulfilment; Track orders from quote to delivery;
    Sales order to invoice; Top selling items; Best sellers; Sales reports; Sales statistics; Stock while taking an
    order; Customer terms; Billing; What sells best?; Margin per order; Profit per order; Availability while
    ordering; Enter an order; Take an order; Order desk; Customer records; Customer history; Customer file; Deliver
    an order; Open orders; Credit note for a customer; Invoice customers; Invoicing; Order stage; How far is an
    order?; Progress of an order`,
  'page-features-procurement': `
    Procurement; Procurement module; Purchasing; Purchase orders; Buying from suppliers; Can we make purchase
    orders?; Approve purchases; Purchasing department; Supplier management; Purchase requests; Approve purchase
    orders; Purchase workflow; Buy goods; Purchase process; Procurement features; Spend control; Requisitions;
    Requisition workflow; Purchase requisition; Goods received; Record goods received; Goods receipt; Deliveries
    from suppliers; Supplier terms; Purchase compliance; Audit trail of purchases; Staff raise a request; Raise a
    request; Boss approves a request; Request and approval; Ask for a purchase; Vendors; List of suppliers; Supplier
    prices; Buy materials; Order from suppliers; Spending limits; Purchase control; Goods-in`,
  'page-features-warehouse-management': `
    Warehouse; Warehouse module; Warehouse management; WMS; Several warehouses; Stock in several warehouses;
    Warehouse bins; Bin locations; Racks and bins in a warehouse; Storage locations; Warehouse features; Logistics;
    Pick and pack; Picking; Put away; Receive and ship goods; Shipping; Distribution centre; Warehouse processes;
    Storage; Pick and pack process; Goods in and out; Inbound deliveries; Fulfilment; Warehouse reports; Warehouse
    roles; Stock by bin; Transfers between warehouses; Goods inward; Goods inward process; Tell pickers where an
    item is; Pick lists; Receive deliveries; Map our warehouse; Dispatch orders; Depots; Several depots;
    Storekeeping; Stockroom; Dispatch; Packing; Ship an order; Goods out; Outbound; Loading bay; Racking; Shelves;
    Bins; Location in the warehouse; Warehouse staff; Warehouse app`,
  'page-features-project-job-costing': `
    Projects; Project module; Project tracking; Project accounting; Job costing; Track labour cost on a job; Labour
    cost; Project costs; Project profitability; Project budget; Job budget; Job tracking; Project billing; Job
    profitability; Project features; Allocate people to jobs; Resource planning; Resource allocation; Who works on
    which job?; Cost overruns; Overruns; Progress invoices; Project resources; Cost codes of a job; Is a job making
    money?; Who is working on what?; See overspend early; Jobs; Manage jobs; Manage projects; Labour hours; Hours of
    employees; Plan people; Who is on which project?; Staff planning; Materials and labour; Margin of a project;
    Quote and actual cost`,
  'page-industry-retail-distribution': `
    Retail; Shops; Stores; We have a shop; We have several stores; Wholesale; Do you work with wholesale companies?;
    Distributors; Distribution; Trading company; Supermarket; Retail chain; Retail stores; Branches and shops; Store
    chain; Wholesale distributor; Food distributor; Trader; Fashion; Boutique; We sell in shops; Pharmacy; Bakery;
    Clothing; Toys; Cosmetics; Garden centre; Jewellery; Spare parts trader; Distributing goods; Chain of shops;
    Outlets; Merchandise; Importer; Import and export business; Resale of goods; We sell goods; We sell products;
    Grocery; Shoes; Pet food; Furniture shop; Dealer; Merchant; Convenience store; We buy and sell`,
  'page-industry-financial-services': `
    Financial services; Banks; Insurance; Fintech; Holding company; Investment firm; Fund; Asset management; Credit
    union; Broker; Family office; Finance company; Lender; Leasing company; Pension fund; Hedge fund; Private
    equity; Venture capital; Wealth management; Holding; Fund manager; Insurance broker; Investment company;
    Financial firm; Credit company; Trust company; Payment company; Financial institution; Microfinance`,
  'page-industry-manufacturing': `
    Manufacturing; Factory; We make things; We manufacture products; We produce goods; Production; Assembly;
    Workshop; Small factory; Plant; Machine shop; Producer; We produce furniture; Food producer; Industrial company;
    Production company; Electronics; Electronics manufacturer; Machinery; Furniture; Textiles; Chemicals; Plastics;
    Metalwork; Packaging; Car parts; Food production; Brewery; Garments; Garment manufacturer; We make parts; Raw
    materials; Track raw materials; Furniture factory; Factory that produces goods; We build machines; Makers;
    Processing plant; Bicycles; Toys; Pharmaceutical; Cosmetics manufacturer; Joinery; Print shop; Mill; Foundry`,
  'page-industry-construction': `
    Construction; Construction company; Builders; Building company; Building sites; Contractors; Subcontractors;
    Civil engineering; Real estate developer; Building contractor; Civil works; Roofing; Electricians; Plumbers;
    House builder; Construction projects; We build houses; Infrastructure; Painters; Carpenters; Landscaping; Road
    works; Interior fit-out; Property developer; Plumbing; Building trade; Scaffolding; Groundworks; Concrete; Main
    contractor; Housebuilding; Renovation; Refurbishment; Roofers; Joiners; HVAC; Electrical contractor; Bridges;
    Site manager; Quantity surveyor; Construction sites`,
  'page-industry-professional-services': `
    Professional services; Agencies; Consultancies; Consulting firm; Law firm; Lawyers; Architects; Engineering
    office; IT services; We bill by the hour; Billable hours; Would it work for an agency?; Service company;
    Consultancies and agencies; Marketing agency; Design studio; Accounting firm; Architecture firm; Engineering
    firm; IT company; Software house; Studio; Freelance agency; Legal practice; Staffing; We sell hours; Architects
    office; Surveyors; Translators; Tax advisers; Event agency; Web agency; Law practice; Solicitors; Accountancy
    firm as a customer; Advisory firm; Engineers; Designers; Recruitment agency; PR agency; Management consultants;
    Software company; Auditors as customers; We sell time; We sell services; Service business; Service provider`,
  'page-industry-oil-gas': `
    Oil and gas; Oil company; Gas company; Energy company; Oil field services; Drilling; Petroleum; Refinery;
    Upstream; Offshore; Pipeline; Well services; Rig; Oilfield; Energy sector; Gas distribution; Seismic; Oilfield
    contractor; Fuel distributor; Spare parts for rigs; Oil; Gas; Energy; Oilfield service company; Oil rigs; Oil
    production; Exploration; LNG; Petrochemical; Logistics for an oil company; Operator`,
  'page-resources-training': `
    Training material; Training by role; How is training arranged?; Training for buyers; Training for warehouse
    staff; Training for the finance team; Training plan; Someone new joins; Training content`,
  'page-resources-consulting': `
    Consulting; Do you offer consulting?; Consulting services; Advice; Can you advise us?; Help with setting it up;
    Expert help; Advisory; Set up our chart of accounts; Chart of accounts; Best practice; Specialists; Professional
    advice; Can your consultants help us?; Optimise our use; Improve how we use it; Ask an expert; Recommend a
    set-up; Which settings?; Coaching; Help with accounts, roles and codes`,
  'page-resources-project-management': `
    Who runs the implementation?; Who will implement it for us?; Will you assist us with the implementation?;
    Implementation support; Implementation plan; Steps of the implementation; Implementation process; Implementation
    project; How does the implementation work?; What happens during implementation?; Project plan; Do you help with
    the implementation?; Phases; Rollout plan; Go-live date; Implementation method; Methodology; How do you roll it
    out?; Milestones; What happens after we sign?; What happens first?; Implementation phases; Order of work; Next
    steps after we buy; How is a project run?; Stages of the implementation; Stages of the rollout; Stages; Steps to
    go live; Who leads the implementation?; Implementation team; Project manager; Who is responsible for the
    implementation?; What do we have to do for the implementation?; How do we get started?; How do we start?; First
    steps; Kick-off; Process after signing; Send someone for the implementation; Set it up for us`,
  'page-resources-business-process': `
    Business process; Process mapping; Workflows; Order to cash; Business analysis; Improve our processes; Map our
    workflow; Process analysis; Process design; Process consulting; Document our processes; Flowcharts; Blueprint;
    Review our processes; Order to cash process; Purchase process mapping; Record to report; Request to payment;
    Draw our processes; Process flow; Map how we work; Reorganise our work; Standard processes`,
  'page-support-contact-us': `
    Contact page; Contact form; Ways to reach you; Prepare for the demo; What should we bring to the demo?; Who
    should attend the demo?; Who should come to the demo?; Talk to the team; Send us an outline; What do you need
    for a quote?; What should be in a quote request?; Prepare a quote; Book a demo by e-mail`,
  'page-support-become-partner': `
    Become a partner; Partner programme; Partner program; Partnership; Are you looking for partners?; Can we resell
    {product}?; How do I become a reseller?; Implementation partner; I am an accountant with clients; Our accounting
    practice; Refer clients to you; Referral; Affiliate programme; Work together; Accounting firm as a partner;
    Bookkeeping practice; Channel partner; Distribution partner; Consultant partner; Collaborate; Introduce clients;
    Partner network; Become a distributor; Become an agent; We implement ERP for clients; Offer it to our clients;
    Accounting firm that would offer it to clients; Sell your product to my clients; Resell your product; Sell
    {product}; Resale partner; Recommend you to clients; Partner with you; Cooperation; Agency partner; Certified
    partner; Commission for introductions; Bring you customers; Bookkeeper with clients`,
  'page-support-academy': `
    Academy; What is the academy?; Self-paced learning; Online courses; Learning material; E-learning; Learning
    paths; E-learning portal; Learn at my own pace; Self-study; Study material; Video tutorials; Courses for
    pickers; Courses for accountants; Courses by role; Learning material for warehouse managers; Learning material
    for accountants; Learning material for buyers; Exercises; Exercises with answers; Learn by myself; Practice;
    Worked figures; Practise with figures; Study at home; Learn for free; Path for my role; Curriculum; Lessons by
    role`,
  'page-support-customer-support': `
    Customer support; Support; Support desk; Help desk; Is there a support person?; I need help with a problem;
    Something does not work; I have an error; Report a bug; Open a ticket; How do I get support?; System down, who
    do I call?; Whom do I contact about a problem?; Submit a ticket; Report an error; Report a problem; It is
    broken; Error message; After-sales support; Who helps if something goes wrong?; Support phone; Support e-mail;
    User forum; Community; Forum; Ask other users; Something broke; How do I report it?; Online community; Chat with
    support; Get assistance; Who do I ask for help?; Complaint; File a complaint; Support channels; Contact support;
    Support line; Technical support; Trouble; Bug; Fault; Customer care; Hotline; Where do I get help?; Problem with
    my order module`,
  'page-support-help-resources': `
    Documentation; Docs; Manual; User guide; Help; Help centre; How-to guides; Knowledge base; Handbook; User
    manual; Where do I find help?; Help articles; Help pages; Reference; How do I use it?; Where can I read more?;
    Reading list; Explanations; Learn more; Technical documentation; Quick start guide; Tutorials`,
};
