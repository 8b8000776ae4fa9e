/** Other ways to ask what articles and legal pages answer, by the id of the document; separated by semicolons. */
export const TEXTS = {
  'article-three-way-match': `
    What is three-way match?; Three-way match; 3-way match; Three-way matching; Invoice matching; How does three-way
    match work?; Match invoices with orders; Compare invoice and order; Avoid paying twice; Pay an invoice twice;
    Duplicate invoices; Supplier overcharges; Supplier fraud; Wrong invoices; Short delivery; Tolerances;
    Differences between order and invoice; Check supplier invoices; Match order, receipt and invoice; PO matching;
    Small differences between purchase order and invoice`,
  'article-why-the-month-end-close-takes-too-long': `
    Month-end close; Close the month; Closing the books; Faster month-end; Why is the close so slow?; Month end
    takes long; Close faster; Close the books faster; Speed up month-end; Shorten the close; Month end;
    Reconciliation at month end; Closing checklist; Tips for closing the books; Write off small differences`,
  'article-fifo-lifo-weighted-average': `
    What is FIFO?; What is LIFO?; What is weighted average?; Difference between FIFO and LIFO; FIFO or LIFO?; Which
    valuation method should we choose?; Explain FIFO; LIFO in the UK; LIFO and IFRS; Compare costing methods; Which
    costing method is best?; Difference between FIFO and weighted average; Moving average cost`,
  'article-migration-checklist': `
    Migration checklist; Moving off spreadsheets; How do we move off spreadsheets?; Steps of a migration; How do we
    migrate?; Opening balances; Prepare our data; Clean up customers before migrating; Which data do we move?; Old
    invoices; Transfer old invoices; Load opening balances; Cut-over; Migration plan; Data cleansing; Run both
    systems in parallel; Parallel run; Clean data before migrating; Count stock before go-live`,
  'article-naming-racks-and-bins': `
    Naming racks and bins; How do we name racks and bins?; Location codes; Bin names; Label racks; Label shelves;
    Shelf labels; Number the shelves; Naming scheme; Location names; Warehouse layout; Name warehouse locations; Bin
    labels; Naming convention for bins; Naming convention for locations; Naming convention for bin locations`,
  'article-job-costing-for-the-first-time': `
    What is job costing?; How do we begin with job costing?; Cost codes; Job costing guide; What counts as a job?;
    Set a job budget; Labour rate; Hourly rate of labour; Rate for an hour of work`,
  'article-reading-a-cash-flow-forecast': `
    How do I read a cash-flow forecast?; Cash-flow forecast guide; Profitable but no cash; Why do we run out of
    cash?`,
  'article-group-reporting-in-one-view': `
    Group reporting; Group report; Eliminations; Intercompany; Consolidated report; Group result; Intercompany
    eliminations; Intercompany transactions; Group financial statements; Consolidated statements; Group profit`,
  'article-academy-paths-by-role': `
    Academy paths; Learning paths by role; Academy for pickers`,
  'article-multi-currency-payables': `
    Payables in foreign currency; Pay suppliers in another currency; Exchange rate differences; Foreign suppliers;
    Pay foreign suppliers; Supplier invoice in dollar; Exchange gain or loss; Exchange differences; Currency gains
    and losses; Forex gain; Bills in foreign currency`,
  'article-returns-on-the-order-page': `
    Returns; How do returns work?; Customer returns; Goods sent back; Credit notes; Return goods; RMA; Customer
    sends goods back; Credit a customer; Process a return`,
  'legal-cookies': `
    Cookies; Do you use cookies?; Cookie policy; Cookies on this site; What do you store in my browser?; Local
    storage; Delete cookies; Browser storage; Tracking cookies; Cookie banner; Third-party cookies; Refuse cookies;
    Cookie consent; Turn off tracking; Opt out of analytics; Withdraw consent; Change my consent`,
  'legal-privacy-policy': `
    Privacy policy; Privacy notice; What do you do with my personal data?; What do you know about me?; What data do
    you collect?; Do you record this chat?; Do you share my data?; Delete my personal data; Delete my data; GDPR;
    Data protection policy; Do you sell my data?; Are chats stored?; My rights; Data subject request; Google
    Analytics; Privacy statement; What happens to my chat messages?; Chat history; Do you store my IP address?; Who
    reads the chat?`,
  'legal-terms-of-service': `
    Terms of service; Terms and conditions; Terms of use; T&C; Contract terms; Where are your terms?; Terms; What
    happens if we pay late?; Agreement; Contract; Contract length; Cancel the contract; Cancel the subscription;
    Cancellation; Terminate the contract; Termination; Notice period; Who owns our data?; Get our data out; Export
    our data; Late payment; Lock-in; Liability; Jurisdiction; Licence agreement; User agreement; Legal terms; EULA;
    Acceptable use; Data after termination; Access to our data when we move to another system; Price changes; Export
    everything; When are your invoices due?; What happens to our data when we leave?; Data when we cancel; Someone
    else uses my login; My login was stolen; What if we do not pay?; Delete our records at the end; Who is liable?`,
  'legal-legal': `
    Legal notice; Imprint; Copyright; Who runs this website?; Impressum; Copy your texts; Copy your pictures; Use
    your logo; Registration number; Trademark; Disclaimer; Reproduce your content; Copy your pictures on my blog;
    Quote your articles; Cite your articles; Use your texts; Is {product} real?; Is {product} a real company?; Is
    this a real product?`,
  'legal-security': `
    Security of this website; How do I report a vulnerability?; Report a security problem; Responsible disclosure; I
    found a weakness; Bug bounty; Security hole; Data breach; Security policy; Security contact; Leak; Data leak; A
    bug that leaks data`,
};
