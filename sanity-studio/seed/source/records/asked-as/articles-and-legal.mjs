/** Other ways to ask what articles and legal pages answer, by the id of the document; separated by semicolons. */
export const TEXTS = {
  'article-three-way-match': `
    What is three-way match?; 3-way match; Invoice matching; How does three-way match work?; Match invoices with
    orders; Compare invoice and order; Avoid paying twice; Pay an invoice twice; Duplicate invoices; Supplier
    overcharges; Supplier fraud; Wrong invoices; Short delivery; Tolerances; Differences between order and invoice;
    Check supplier invoices; Match order, receipt and invoice; PO matching; Small differences between purchase order
    and invoice; Damaged goods; Goods arrive broken; Quality of goods received; Match for services; Tolerance for
    differences; Rounding differences; Invoice without order; Wrong unit; Price changed after ordering; Who decides
    about differences?; Start matching; Supplier billed us twice; Billed twice; Duplicate bill`,
  'article-why-the-month-end-close-takes-too-long': `
    Month-end close; Close the month; Closing the books; Faster month-end; Why is the close so slow?; Month end
    takes long; Close faster; Close the books faster; Speed up month-end; Shorten the close; Month end;
    Reconciliation at month end; Closing checklist; Tips for closing the books; Write off small differences; Close
    the month in fewer days; We close the month in nine days; Quicker month-end; Quick close; Fast close; How do we
    close quicker?; Close takes days; Accruals; Recurring journals; Cut-off; Order of the close; Steps of the close;
    Waiting at month end; Reconcile stock and ledger; Leave small differences`,
  'article-fifo-lifo-weighted-average': `
    What is FIFO?; What is LIFO?; What is weighted average?; Difference between FIFO and LIFO; FIFO or LIFO?; Which
    valuation method should we choose?; Explain FIFO; LIFO in the UK; LIFO and IFRS; Compare costing methods; Which
    costing method is best?; Difference between FIFO and weighted average; Moving average cost; Is LIFO allowed?; Is
    LIFO permitted?; LIFO forbidden; IAS 2; FRS 102; US GAAP; Change the valuation method; Change from LIFO to FIFO;
    Valuation example; Stock layers; Which method lowers profit?; Prices rise; Choose a costing method`,
  'article-migration-checklist': `
    Migration checklist; Moving off spreadsheets; Steps of a migration; How do we migrate?; Opening balances;
    Prepare our data; Clean up customers before migrating; Which data do we move?; Old invoices; Transfer old
    invoices; Load opening balances; Cut-over; Migration plan; Data cleansing; Run both systems in parallel;
    Parallel run; Clean data before migrating; Count stock before go-live; When should we switch?; Best moment to
    switch; Which date for the switch?; Go live at year end; Middle of the month; Old and new system side by side;
    Both systems together; Stop the old system; Test migration; Rehearsal; Trial run of the migration; Duplicates in
    our lists; Clean our lists; Unpaid bills to bring; Opening balance does not add up; Difference in opening
    balances; Which data should be left behind?; What do we leave behind?; Open items; Where do we begin with
    moving?`,
  'article-naming-racks-and-bins': `
    Naming racks and bins; Location codes; Bin names; Label racks; Label shelves; Shelf labels; Number the shelves;
    Naming scheme; Location names; Warehouse layout; Name warehouse locations; Bin labels; Naming convention for
    bins; Naming convention for locations; Naming convention for bin locations; Name our shelves; Numbering; Label
    printing; Aisles; Levels; Positions; Pickers find places; Places that are not bins; Returns area; Who may change
    a location?; Relabel the warehouse; Change over to new labels`,
  'article-job-costing-for-the-first-time': `
    What is job costing?; How do we begin with job costing?; Cost codes; Job costing guide; What counts as a job?;
    Set a job budget; Labour rate; Hourly rate of labour; Rate for an hour of work; Start with job costing; First
    time job costing; Budget from the quote; Forecast at completion; Still to come; Overheads on jobs; Cost of an
    hour; Price of an hour of labour; Review jobs weekly; Close a job; After the job`,
  'article-reading-a-cash-flow-forecast': `
    How do I read a cash-flow forecast?; Cash-flow forecast guide; Profitable but no cash; Why do we run out of
    cash?; Run out of money; Cash shortage; Liquidity; Liquidity planning; Cash planning; Difference between profit
    and cash; Tight month; What if a customer pays late?; Read a forecast; Is the forecast right?; Lowest balance;
    Cash reserve; Customers pay later than due`,
  'article-group-reporting-in-one-view': `
    Group reporting; Eliminations; Intercompany; Consolidated report; Group result; Intercompany eliminations;
    Intercompany transactions; Group financial statements; Consolidated statements; Group profit; Group figures; Add
    up subsidiaries; Sales between group companies; Group currency; Translate to group currency`,
  'article-academy-paths-by-role': `
    Academy paths; Learning paths by role; Academy for pickers; Path for accountants; Path for buyers; Path for
    pickers; Which lessons for which role?; What does a warehouse manager learn?`,
  'article-multi-currency-payables': `
    Payables in foreign currency; Pay suppliers in another currency; Exchange rate differences; Foreign suppliers;
    Pay foreign suppliers; Supplier invoice in dollar; Exchange gain or loss; Exchange differences; Currency gains
    and losses; Forex gain; Bills in foreign currency; Realised exchange gain; Unrealised exchange differences;
    Supplier in another country; Buy abroad`,
  'article-returns-on-the-order-page': `
    Returns; How do returns work?; Customer returns; Goods sent back; Credit notes; Return goods; RMA; Customer
    sends goods back; Credit a customer; Process a return; Credit after a return; Refused goods; Write off returned
    goods; Return reason; Count returned goods; Return of part of an order; Return to supplier`,
  'legal-cookies': `
    Cookies; Do you use cookies?; Cookie policy; Cookies on this site; What do you store in my browser?; Local
    storage; Delete cookies; Browser storage; Tracking cookies; Cookie banner; Third-party cookies; Refuse cookies;
    Cookie consent; Turn off tracking; Opt out of analytics; Withdraw consent; Change my consent; Which cookies are
    set?; Remove cookies; Clear cookies; Accept cookies; Are there advertising cookies?; Cookie list; Cookie
    lifetime; Block cookies; Decline cookies; Remember my theme`,
  'legal-privacy-policy': `
    Privacy policy; Privacy notice; What do you do with my personal data?; What do you know about me?; What data do
    you collect?; Do you record this chat?; Do you share my data?; Delete my personal data; Delete my data; GDPR;
    Data protection policy; Do you sell my data?; Are chats stored?; My rights; Data subject request; Google
    Analytics; Privacy statement; What happens to my chat messages?; Chat history; Do you store my IP address?; Who
    reads the chat?; Privacy; What happens to my personal information?; Which data do you store about me?; Do you
    log visits?; Analytics on this site; Do you track us?; Tracking; Visitor statistics; Clicks; What do you
    record?; Complaint about privacy; Delete what you know about me; Correct my data; Consent to analytics`,
  'legal-terms-of-service': `
    Terms of service; Terms and conditions; Terms of use; T&C; Contract terms; Where are your terms?; What happens
    if we pay late?; Agreement; Contract; Contract length; Cancel the contract; Cancel the subscription;
    Cancellation; Terminate the contract; Termination; Notice period; Who owns our data?; Get our data out; Export
    our data; Late payment; Lock-in; Liability; Jurisdiction; Licence agreement; User agreement; Legal terms; EULA;
    Acceptable use; Data after termination; Access to our data when we move to another system; Price changes; Export
    everything; When are your invoices due?; What happens to our data when we leave?; Data when we cancel; Someone
    else uses my login; My login was stolen; What if we do not pay?; Delete our records at the end; Who is liable?;
    What if we leave?; Leave you; What happens when we leave?; Stop using it; Quit; Stop the service; How do we
    leave?; Get out of the contract; Break the contract; Minimum term; Duration of the contract; Commitment; How
    long are we tied?; Tied in; Fair use; Changes to the service; Who accepts the terms?`,
  'legal-legal': `
    Legal notice; Imprint; Copyright; Who runs this website?; Impressum; Copy your texts; Copy your pictures; Use
    your logo; Registration number; Trademark; Disclaimer; Reproduce your content; Copy your pictures on my blog;
    Quote your articles; Cite your articles; Use your texts; Is {product} real?; Is {product} a real company?; Is
    this a real product?; Legal information; Operator of the website; Sample company; Are the figures real?; Are the
    testimonials real?; Are the customers real?; Link to your site; Use your logo in an article; Copy an article;
    Intellectual property`,
  'legal-security': `
    Security of this website; How do I report a vulnerability?; Report a security problem; Responsible disclosure; I
    found a weakness; Bug bounty; Security hole; Data breach; Security policy; Security contact; Leak; Data leak; A
    bug that leaks data; Report a weakness; I want to report a hole in your security; Vulnerability; Vulnerability
    disclosure; Security researcher; Hacked account; Incident; Security incident; Content security policy; Is this
    website safe?; Do you tell us about a breach?; What happens after a breach?; Security tips`,
};
