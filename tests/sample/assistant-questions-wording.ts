/**
 * The same needs in few words, misspelt, in two clauses, and in British and American words; asked once before the
 * assistant was changed by them (decision 0114). Each answerable one has words of the passages that answer it, or the
 * paths of their pages.
 */
type Question = [question: string, ...answers: string[]];

const PRICE = ['By users and modules', 'custom quote', '(/pricing', '#request-a-quote'];
const TRAINING = ['(/resources/training', '(/support/plinth-academy', 'Training is role-based'];
const MATCH = ['compared line by line', '(/company/blog/three-way-match', '/features/procurement#'];
const RETURNS = [
  'goods come back to stock',
  'Goods come back to stock',
  '/company/news-updates/returns-on-the-order',
];
const GROUP = ['Multi-entity', 'Several companies', '/company/blog/group-reporting'];
const VALUATION = ['FIFO, LIFO', 'Three: FIFO', '/company/blog/fifo-lifo'];
const CAREERS = ['(/company/careers'];

const short: Question[] = [
  ['min seats?', 'no minimum user count'],
  ['time to go live', '2–6 weeks', '(/resources/project-management'],
  ['3 way matching', ...MATCH],
  ['paypal ok?', 'Credit card, bank transfer'],
  ['demo tuesday?', 'We offer demos instead of a free trial', '#book-a-demo'],
  ['bin locations', 'rack', '/features/warehouse-management', '/company/blog/naming-racks-and-bins'],
  ['goods returned', ...RETURNS],
  ['trial balance report', 'equal totals', '/features/accounting-finance'],
  ['job profitability', '/features/project-job-costing', 'profitability is what was billed'],
  ['support phone', '+44 20 7946 0182', '(/support/'],
];

const misspelt: Question[] = [
  ['how mush does it cots', ...PRICE],
  ['invetory valution methods', ...VALUATION],
  ['can i cansel my subscripton', '(/plinth-rights/terms-of-service'],
  ['do you suport mutli currancy', 'multi-currency', 'Multi-currency'],
  ['what industrys do u serve', 'Retail and distribution, financial', '(/industry'],
  ['were can i log in to my acount', '/login'],
  ['do u do recuring trainning for new joiners', ...TRAINING],
  ['how do i reserch stock in tranzit', 'in transit'],
  ['purchace order aproval', '/features/procurement', 'Who asked, approved', 'Who may ask'],
  ['warehose rolls for pickers and auditers', 'picker', 'Picker', '/features/warehouse-management'],
];

const twoClauses: Question[] = [
  ['We are only four people, is that too few for you?', 'no minimum user count'],
  ['We have three companies in two countries, can the results be added up?', ...GROUP],
  ['Our books are in QuickBooks and some Excel files, can you bring them across?', 'Migration'],
  ['If the supplier bills more than we received, who notices?', ...MATCH],
  [
    'I only need stock now, but can I add accounting next year?',
    'the next module',
    'Add the next',
    'Take the ones',
  ],
  [
    'Our auditor must look but not change anything, is there a role for that?',
    'role-based',
    'Auditor',
    'auditor',
    '(/plinth-rights/security',
  ],
  ['The website is slow today, how often is the system down?', '99.9%'],
  ['A customer sends goods back, does the credit note follow by itself?', ...RETURNS],
  [
    'When a site manager buys material, does it show on the job straight away?',
    'Actual cost',
    'As soon as a cost is charged',
    'Purchases, hours and stock',
    '/features/project-job-costing',
  ],
  [
    'We are an accounting firm and would like to offer this to our clients, how do we start?',
    '(/support/become-partner',
  ],
];

const britishAndAmerican: Question[] = [
  ['Do you offer part-time posts or working from home?', ...CAREERS],
  ['How many days of PTO do your employees get?', 'Twenty-eight days', ...CAREERS],
  ['Does it handle sales tax for a US business?', 'Tax is recorded', 'Sales and purchase tax'],
  ['Can I pay by cheque or wire transfer?', 'Credit card, bank transfer'],
  [
    'How do you handle job costing for a general contractor?',
    '/features/project-job-costing',
    '(/industry/construction',
    '/company/blog/job-costing',
  ],
  ['Is there a toll-free number I can call?', '+44 20 7946 0182', '(/support/contact-us'],
  ['What is your cookie policy, please?', '(/plinth-rights/cookies'],
  [
    'Which depots hold the item, and how many?',
    'by warehouse',
    'Several warehouses',
    'One view of stock',
    '/features/inventory-management',
    '/features/warehouse-management',
  ],
  ['Can we see a cash flow projection for the next quarter?', 'forecast', 'Forecast'],
  ['Where can I read about closing the books faster at month end?', '(/company/blog/why-the-month-end-close'],
];

export const wordingAnswerable: Question[] = [...short, ...misspelt, ...twoClauses, ...britishAndAmerican];

/** The site does not say, or it is not about the product. */
export const wordingUnanswerable: string[] = [
  'does it run on an ipad without internet',
  'Do you have a native Android app for pickers?',
  'can it do payroll for hourly staff',
  'is there an API for orders, and is it REST?',
  'do you sync with shopify and amazon',
  'Who are your investors?',
  'barcode scaner support?',
  'Are you SOC 2 or ISO 27001 certified?',
  'Do you give a discount to charities?',
  'Which data centre holds our data, and in which country?',
  'how do I reset two-factor on my phone',
  'Does it forecast demand with machine learning?',
  'Can I print cheques from it?',
  'whats the exchange rate for euros today',
  'Can you write me a purchase order template in Word?',
];
