/** Other ways to ask what pages answer, by the id of the document; separated by semicolons. */
export const PAGES = {
  'page-home': `
    {product}; What is {product}?; What is this?; What kind of software is it?; What kind of company is it?; What do
    you do?; What does {product} do?; What does {product} offer?; Describe {product}; What is your platform?;
    Introduce {product}; What is the product about?; What do you sell?; Who is {product} for?; Who is it for?; Who
    should use it?; What is it for?; What is your software for?; Which companies can use it?; Can my company use
    it?; Which type of company can use it?; Is it for a company of our size?; Is it for ten employees?; Can a
    startup use it?; Who uses it?; Tell me about {product}; Tell me about your product; About the product; Is it an
    ERP?; Is {product} an ERP?; Who is it made for?; Would it make sense for us?; Would it work for us?; What kind
    of company are you?; Is it cloud ERP?; Is it web-based, or in the cloud?; Is it for small businesses?; Is it for
    startups?; Is it for a medium company?; Is it suitable for SMEs?; Is our company too small?; Are we too small?;
    Is it for large companies?; In one line; In a nutshell; One sentence about it; Elevator pitch; Introduction;
    Product overview; Cloud or on premise?; Is it SaaS?; Is it in the browser?; What does your software do?; Explain
    it to a beginner; What does your software do for a beginner?; Explain {product}; Explain it in one sentence; Is
    {product} cloud software?; What can you offer?`,
  'page-company-why': `
    Why {product}?; Why should we choose you?; Why should we use it?; Why should we buy it?; What makes you
    different?; What makes you special?; Benefits; What are the benefits?; Advantages; What do we gain?; Pros and
    cons; Is it right for us?; Is it a good fit?; Why you and not others?; Why pick you?; What sets you apart?; USP;
    Strengths; What is so good about it?; Convince me; ROI; Would it be useful for us?; Does it fit us?; What
    problems does it solve?; How are you better?; Why pick you over others?; Why should I pick you over the others?;
    Better than others; Reasons to choose you; Reasons; What makes you better?; One system for everything; Enter
    data once`,
  'page-company-about': `
    Who are you?; About you; About the company; Your mission; Your vision; What drives you?; Your values as a
    company; Background of the company; Company profile; Purpose of the company; Introduce your company; About us;
    History of the company; Meet the team; People of the company`,
  'page-company-careers': `
    What is it like to work at {product}?; Your culture; Working for you; Perks of working here; Employee benefits;
    Remote work; Work from home; Home office; Flexible hours; Holidays; Health insurance for employees; Is it a good
    place to work?; Paid time off; Annual leave; Vacation days of employees; Working from home; Part-time work;
    Staff benefits; Benefits for staff`,
  'page-company-blog': `
    Blog; Articles; Guides; White papers; Case studies`,
  'page-company-news-updates': `
    News; Updates; Announcements; Latest releases; What is new?; Release notes; News about the product; Changelog;
    What changed?; Newest features; Roadmap; Press releases`,
  'page-features': `
    Features; What features do you have?; Which features are there?; List of features; Functions; Functionality;
    Capabilities; What can it do?; What can the software do for us?; Key features`,
  'page-features-accounting-finance': `
    Accounting; Bookkeeping; Finance; Financial management; Accounting module; Accounting software; Does it do
    accounting?; Can we do our books in it?; Keep the books; Journals; Finance module; Double entry; Ledger; Debtors
    and creditors; Accounts department; Accounting features; Financial accounting; Invoices and payments; Automatic
    postings; Postings; Automatic entries; Journal entries by itself; Budgets; Budget per department; Budget versus
    actual; Track budgets; Cash flow; Cash forecast; Cash position; Debtor ageing; Overdue invoices; Unpaid customer
    invoices; Accounts payable; Accounts receivable; Receivables; Payables; Bills to pay; Supplier bills; Variance;
    Who owes us?; Customers who owe us; Report of who owes us; Customers who have not paid; Who has not paid us?;
    Sales post to the ledger; Stock posts to the ledger; Compare spend with budget; Trial balance; Trial balance
    report; Pay suppliers; Cost of goods sold`,
  'page-features-inventory-management': `
    Inventory; Inventory module; Stock control; Stock management; Manage inventory; Stock levels; Does it handle
    stock?; Track stock; Count stock; Keep track of items; Goods in stock; Items; Inventory features; Stock levels
    across locations; Stock in transit; Stock transfers; Stock between branches; Stock movements; Stock value;
    Quantity on hand; Stock transactions; How many do we have of an item?; How much stock do we have?`,
  'page-features-order-management': `
    Orders; Sales orders; Order module; Customer orders; Manage orders; Order processing; Order tracking; Order
    status; Sell to customers; Order entry; Order features; Order fulfilment; Track orders from quote to delivery;
    Sales order to invoice; Top selling items; Best sellers; Sales reports; Sales statistics; Stock while taking an
    order; Customer terms; Billing; What sells best?; Margin per order; Profit per order`,
  'page-features-procurement': `
    Procurement; Procurement module; Purchasing; Purchase orders; Buying from suppliers; Can we make purchase
    orders?; Approve purchases; Purchasing department; Supplier management; Purchase requests; Approve purchase
    orders; Purchase workflow; Buy goods; Purchase process; Procurement features; Spend control; Requisitions;
    Requisition workflow; Purchase requisition; Goods received; Record goods received; Goods receipt; Deliveries
    from suppliers; Supplier terms; Purchase compliance; Audit trail of purchases`,
  'page-features-warehouse-management': `
    Warehouse; Warehouse module; Warehouse management; WMS; Several warehouses; Stock in several warehouses; Manage
    our warehouses; Warehouse bins; Bin locations; Racks and bins in a warehouse; Storage locations; Warehouse
    features; Logistics; Pick and pack; Picking; Put away; Receive and ship goods; Shipping; Distribution centre;
    Warehouse processes; Storage; Pick and pack process; Goods in and out; Inbound deliveries; Fulfilment; Warehouse
    reports; Warehouse roles; Stock by bin; Transfers between warehouses; Goods inward; Goods inward process; Tell
    pickers where an item is; Pick lists; Receive deliveries; Map our warehouse; Dispatch orders`,
  'page-features-project-job-costing': `
    Projects; Project module; Project tracking; Project accounting; Job costing; Track labour cost on a job; Labour
    cost; Cost per job; Project costs; Project profitability; Project budget; Job budget; Job tracking; Project
    billing; Job profitability; Project features; Allocate people to jobs; Resource planning; Resource allocation;
    Who works on which job?; Cost overruns; Overruns; Progress invoices; Project resources; Cost codes of a job; Is
    a job making money?; Does a job make money?; Is the job profitable?; Who is working on what?; See overspend
    early`,
  'page-industry-retail-distribution': `
    Retail; Retailers; Shops; Stores; We have a shop; We have several stores; Wholesale; Wholesalers; Do you work
    with wholesale companies?; Distributors; Distribution; Trading company; Supermarket; Retail chain; Retail
    stores; Branches and shops; Store chain; Wholesale distributor; Food distributor; Trader; Fashion; Boutique; We
    sell in shops; Pharmacy; Bakery; Clothing; Toys; Cosmetics; Garden centre; Jewellery; Spare parts trader`,
  'page-industry-financial-services': `
    Financial services; Banks; Bank; Insurance; Fintech; Holding company; Investment firm; Fund; Asset management;
    Credit union; Broker; Family office; Finance company; Lender; Leasing company; Pension fund; Hedge fund; Private
    equity; Venture capital; Wealth management; Holding`,
  'page-industry-manufacturing': `
    Manufacturing; Manufacturers; Factory; We make things; We manufacture products; We produce goods; Production;
    Assembly; Workshop; Small factory; Plant; Machine shop; Producer; We produce furniture; Food producer;
    Industrial company; Production company; Electronics; Electronics manufacturer; Machinery; Furniture; Textiles;
    Chemicals; Plastics; Metalwork; Packaging; Car parts; Food production; Brewery; Garments; Garment manufacturer;
    We make parts; Raw materials; Track raw materials; Furniture factory; Factory that produces goods`,
  'page-industry-construction': `
    Construction; Construction company; Builders; Building company; Building sites; Contractors; Subcontractors;
    Civil engineering; Real estate developer; Building contractor; Civil works; Roofing; Electricians; Plumbers;
    House builder; Construction projects; We build houses; Infrastructure; Painters; Carpenters; Landscaping; Road
    works; Interior fit-out; Property developer; Plumbing`,
  'page-industry-professional-services': `
    Professional services; Agencies; Agency; Consultancies; Consulting firm; We are consultants; Law firm; Lawyers;
    Architects; Engineering office; IT services; We bill by the hour; Billable hours; Would it work for an agency?;
    Service company; Consultancies and agencies; Marketing agency; Design studio; Accounting firm; Architecture
    firm; Engineering firm; IT company; Software house; Studio; Freelance agency; Legal practice; Staffing; We sell
    hours; Architects office; Surveyors; Translators; Tax advisers; Event agency; Web agency; Law practice`,
  'page-industry-oil-gas': `
    Oil and gas; Oil company; Gas company; Energy company; Oil field services; Drilling; Petroleum; Refinery;
    Upstream; Offshore; Pipeline; Well services; Rig; Oilfield; Energy sector; Gas distribution; Seismic; Oilfield
    contractor; Fuel distributor; Spare parts for rigs`,
  'page-resources-training': `
    Training material; Training by role; How is training arranged?; Training for buyers; Training for warehouse
    staff; Training for the finance team; Training plan; Someone new joins; Training content`,
  'page-resources-consulting': `
    Consulting; Do you offer consulting?; Consulting services; Consultant; Advice; Can you advise us?; Help with
    setting it up; Expert help; Advisory; Set up our chart of accounts; Chart of accounts; Best practice;
    Specialists; Professional advice`,
  'page-resources-project-management': `
    Who runs the implementation?; Who will implement it for us?; Will you assist us with the implementation?;
    Implementation support; Implementation plan; Steps of the implementation; Implementation process; Implementation
    project; How does the implementation work?; What happens during implementation?; Project plan; Do you help with
    the implementation?; Phases; Rollout plan; Go-live date; Implementation method; Methodology; How do you roll it
    out?; Milestones; What happens after we sign?; What happens first?; Implementation phases; Order of work; Next
    steps after we buy; How is a project run?`,
  'page-resources-business-process': `
    Business process; Process mapping; Map our processes; Workflows; Order to cash; Business analysis; Improve our
    processes; Map our workflow; Process analysis; Process design; Process consulting; Document our processes;
    Flowcharts; Blueprint; Review our processes`,
  'page-support-contact-us': `
    Contact page; Contact form; Ways to reach you; Prepare for the demo; What should we bring to the demo?; Who
    should attend the demo?; Who should come to the demo?`,
  'page-support-become-partner': `
    Become a partner; How do I become a partner?; Partner programme; Partner program; Partnership; Are you looking
    for partners?; Can we resell {product}?; Reseller; How do I become a reseller?; Implementation partner; I am an
    accountant with clients; Our accounting practice; Refer clients to you; Referral; Affiliate programme; Work
    together; Accounting firm as a partner; Bookkeeping practice; Channel partner; Distribution partner; Consultant
    partner; Collaborate; Introduce clients; Partner network; Become a distributor; Become an agent; We implement
    ERP for clients;
    Offer it to our clients; Accounting firm that would offer it to clients`,
  'page-support-academy': `
    Academy; What is the academy?; {product} Academy; Self-paced learning; Online courses; Learning material;
    E-learning; Learning paths; E-learning portal; Learn at my own pace; Self-study; Study material; Video
    tutorials; Courses for pickers; Courses for accountants; Courses by role; Learning material for warehouse
    managers; Learning material for accountants; Learning material for buyers; Exercises; Exercises with answers`,
  'page-support-customer-support': `
    Customer support; Support; Support desk; Help desk; Is there a support person?; I need help with a problem;
    Something does not work; I have an error; Report a bug; Open a ticket; How do I get support?; System down, who
    do I call?; Whom do I contact about a problem?; Submit a ticket; Report an error; Report a problem; It is
    broken; Error message; After-sales support; Who helps if something goes wrong?; Support phone; Support e-mail;
    User forum; Community; Forum; Ask other users; Something broke; How do I report it?; Online community; Chat with
    support`,
  'page-support-help-resources': `
    Documentation; Docs; Manual; User guide; Help; Help centre; How-to guides; Knowledge base; Handbook; User
    manual; Where do I find help?; Help articles; Help pages; Reference`,
};
