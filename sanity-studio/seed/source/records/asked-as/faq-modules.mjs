/** Other ways to ask what questions about the modules answer, by the id of the document; separated by semicolons. */
export const MODULE_FAQ = {
  'faqItem-check-journals': `
    See the journals; Review journals; Check the entries; Check automatic entries; Inspect postings; Can we look at
    the journal entries?; Approve journals; Correct a journal; Journals made by the system; Drill down to the
    document; Document behind an entry; Source of an entry; Trace an entry; Do journals post by themselves?`,
  'faqItem-movements-posted': `
    Does stock talk to accounting?; Are stock and accounts linked?; Do stock movements reach the books?; Post stock
    movements; Journals for stock; Enter stock in the ledger by hand; Stock transactions in the books; Goods
    movements in accounting; Inventory postings; Link between warehouse and accounting; Warehouse and finance
    connected; Stock and ledger differ`,
  'faqItem-stock-from-order': `
    Stock while selling; Check availability while taking an order; See what is on hand; Can sales see stock?; Can
    sales people check stock?; Stock in view on the order; Is it in stock?; Available quantity; Order takers check
    stock; Promise stock to a customer; Does the order desk know what we have?; Out of stock when ordering;
    Availability check; Reserve stock for an order`,
  'faqItem-returned-stock': `
    Stock after a return; Goods come back; Customer sends something back; Product comes back; Returned items; Put
    returned goods back in stock; Returned goods and credit; What do you do with returns?; Take back goods; Customer
    is not happy with the goods`,
  'faqItem-orders-reported': `
    Who bought what?; What does each customer buy?; Sales by customer; Sales by item; Sales by product; Best
    customers; Top customers; Sales analysis; Revenue by customer; Margin by customer; Order reports; What sold and
    to whom?; Profit by item; Buying habits of customers; Report of who bought what`,
  'faqItem-invoice-differs': `
    Supplier bills more than we received; Billed for more than was received; Charged for goods that did not come;
    Invoice does not match the order; Wrong price on an invoice; Price on the invoice differs; Quantity on the
    invoice differs; Invoice is too high; Supplier charged the wrong price; Pay only for what arrived; Pay for goods
    we did not get; What if quantities differ?; Bill higher than the purchase order; Invoice higher than the order;
    Bill does not match; Invoice does not match the receipt; Discrepancy on an invoice; Mismatch between order and
    invoice; Invoice for goods not received; Supplier invoice is wrong; Overcharged by a supplier; Block payment of
    a wrong invoice; Invoice dispute; Invoice approval when it differs; Who decides when an invoice is wrong?`,
  'faqItem-order-and-pay': `
    Stop a buyer from paying his own orders; Order and pay by the same person; Who orders and who pays; Separate
    ordering and paying; Buyer and payer; Buyer pays himself; Fraud by a buyer; Prevent fraud; Who approved a
    purchase?; Approval trail; Internal control of purchases`,
  'faqItem-received-in-parts': `
    Part of the delivery came; Half of the delivery came; Partial delivery; Partial receipt; Delivery in parts;
    Short delivery received; Receive part of an order; Enter a delivery; Enter goods received; Who counts the
    delivery?; Who books the delivery in?; Check a delivery; Unpack a delivery; Delivery arrived; Goods have
    arrived; Truck arrived`,
  'faqItem-in-transit': `
    Goods in transit; Goods in transit counted; Stock on the road; Stock on the lorry; Stock on the truck; Stock on
    the way; Stock between warehouses; Stock between sites; Stock on its way; Goods underway; Goods on the way
    between depots; Transfer between warehouses in transit`,
  'faqItem-pick-by-bin': `
    How do pickers find items?; Where do pickers go?; Pick by bin; Where is an item stored?; Pickers cannot find the
    goods; Find the goods; Find things in the warehouse; Locate an item; Where do I find an item?; Pick list; Pick
    list with the bin; Pick route; How does picking work?; Picking an order; Show pickers the bin`,
  'faqItem-name-bins': `
    Name every bin; Do we need codes for bins?; Shelf codes; Rack codes; Map the warehouse; Set up locations; Set up
    bins; Do we label all shelves?`,
  'faqItem-costs-of-a-job': `
    Material bought for a job; When does a purchase show on the job?; What we buy for a job; Costs charged to a job;
    Expenses charged to a job; Which costs belong to a job?; Hours on a job; Materials on a job; Stock used on a
    job; Wages on a job; Put costs on a job; Book hours to a job; Charge a purchase to a project; Expenses of a
    project`,
  'faqItem-job-over-budget': `
    Job over budget; Over budget warning; Warning when a job runs over; Overspend on a job; Early warning of
    overruns; Project over budget; Project overrun; Alert when over budget; When do we see an overrun?; Job too
    expensive; Costs out of control; Cost control on projects; Budget exceeded; Exceed the budget of a job; Know
    early that a job loses money; Losing money on a job`,
  'faqItem-bill-a-job': `
    Bill a job; Invoice a job; Bill a project; Bill from costs; Invoice for a project; Charge a client for a
    project; Charge the client for hours; Invoice hours; Bill hours; Bill materials on to the client; Stage
    payments; Progress billing; Milestone billing`,
};
