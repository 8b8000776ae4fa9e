/**
 * Words of English, as the assistant knows them. In another language these lists are replaced; until then it answers
 * what is asked in words that editors have noted, and otherwise refers to a person.
 */

const list = (text: string) => text.split(/\s+/).filter(Boolean);

/** Words of courtesy and haste: they say nothing about what is asked. */
export const NOISE: readonly string[] = list(`
  actually again also anyway asap btw cheers dear fine folks good great guys hello hey hi hiya just kindly lol mate
  morning afternoon evening nice now ok okay please pls plz plse pleas possibly question questions quick quickly really
  right sorry thank thanks thankyou thx tnx ta wondering well yeah yes yo curious basically honestly still ever
  even already exactly lot thing things stuff kind sort sir madam mr mrs nr no moment bye goodbye regards cool
  awesome perfect super hmm um oh so then`);

/** Words of grammar. */
export const GRAMMAR: readonly string[] = list(`
  a about above across after all almost along am among an and another any anybody anyone anything anywhere are around
  as at away back be because been before below between both but by can cannot could did do does doesnt done dont
  during each either else enough every everybody everyone everything everywhere few for from full further get give
  given go goes gone got had has have he her here hers him his how however i if im in inside instead into is it its itself let like
  many may maybe me might more most much must my need neither never next none nor not nothing of off often on once
  only onto or other otherwise our ours out outside over own part per put rather s same several shall she should since some
  somebody someone something sometimes somewhere soon such take taken than that the their theirs them themselves there these
  they this those though through throughout til till to together too toward two under until up upon us various very via
  want was way we were what whatever when whenever where wherever whether which while who whoever whole whom whose why
  will wish with within without would you your yours yourself yourselves`);

/**
 * Nouns, verbs and adjectives that many questions share. Beside words of the subject they count almost nothing, as those
 * of grammar; a question that has none of the subject must be one that editors have noted.
 */
export const GENERIC: readonly string[] = list(`
  able accept achieve act action adapt adopt advance afresh afterwards agree ahead aim alike allow alternative amount
  annual anticipate anyhow anymore app appear application apply appreciate approach appropriate approximate april area
  arrange ask aspect assess assign assist assume attached august automatically autumn available average avoid aware
  bad base basis beat become begin beginner behalf behind believe belong best better big bigger bit block boost borrow
  boss bother bottom box break bring broad brought built busy button calculate calculation capable care carry case catch cause
  certain chance check choice choose chose chosen claim clarify clarity clean clear clearly client cloud colleague
  collect combine come commit common company complain complete complex complicated concept
  concern conduct confirm consider consist contain continue contribute control convince cooperate cope copy corporate
  correct couple cover create crucial current cut daily damaged date day deal dealt december decide dedicated deep
  define definite delay deliver demand depend describe description deserve desire detail determine devote different
  difficult dig digital direct directly disagree discover discuss distinguish divide doubt dozen draw dream drive drop
  due duration eager earlier early ease easily easy edit effective efficient effort eight elaborate eleven emphasise
  employee enable encounter encourage ended enjoy ensure entail enter enterprise entire equal erp especially essential
  establish eventually exact examine example exceed excite execute exist expect experience experienced
  explain explanation explore express extend extensive extra eye face facilitate fact factor fail fair fairly fall
  familiar familiarise fancy far fast fault favour favourite fear february feed feel fetch fifty file fill final find
  finish firm first fit five fix flat flexible focus follow forbid force forbidden forget forgot forgotten formal former forty
  forward found four frequent fresh friday friend friendly future gain gather general genuine glad glance gonna gotta
  grateful grew grow guarantee guess half hand handle handy happen happy hard hear heard heavy held help hesitate high
  higher hint hit hold honest hope hopefully hourly huge hundred idea ideal identical identify illustrate imagine
  immediately impact imply impossible impress improve inbox include increase individual info inform initial insist
  instance instant intend intention interact interest interfere interrupt introduce invite involve issue
  january join judge july june justify keen keep kept know known large larger largest last late later launch layer
  lead lean leave left less letter lift likewise link listed little local logical long longer look loose lose
  lost low lower lowest luck made main maintain major make man manage mandatory manner march mark matter mean measure
  medium meet member mention mere messy mid middle midsize mind mine minor minute miss mistake mix modern monday
  monitor month monthly mostly motivate mutual name narrow natural nearer necessary negotiate new newbie newcomer
  newest normal note notice november nowhere number numerous object obligatory observe obtain obvious obviously occur
  october old online operate opinion opportunity opt option ordinary organise organization ourselves outline
  overall overkill overnight overview overwhelm package page pair participate particular past pause people percent
  perform period permanent permit person perspective persuade pick piece platform plenty poor popular possess post
  postpone potential practice precise predict prefer prepaid prepare pretty prevent previous primarily proceed product
  program programme progress promise proper properly prove provide publish pure purpose pursue push qualify quality
  quiet raise random range rank rapid rare reachable read ready real realise realistic reason recent recognise
  recommend reduce refer regardless regular regularly reject relate relax relevant rely remain remember remove repair
  repeat replace represent require resist resolve respect rest restart restrict result retain reuse reverse revise rid
  risk robust rough roughly round routine rule run said sample satisfied saturday save saw say scared scope screen
  search second see seek seem seen select send sense sent sentence separate september serious seriously serve service
  set settled seven shape share sheet shift short shorter show shown side significant similar simple simply single sit
  site situation six size skilled skip slightly slow slower smooth software solid solution solve someday sooner
  sophisticated speak special specific speed spend split spot spring staff stand standard start state stay steady
  stick stop straight straightforward strict strong structure struggle style subject substantial succeed successful
  sudden sufficient suggest suit suitable summer sunday suppose sure survive system tailor talk target task team
  technical technique tell ten tend theme third thirty thorough thousand three throw thursday tidy tight time
  timeframe tiny today told tolerate tomorrow tonight tool top topic total touch treat tricky tried trouble true trust
  try tuesday turn twelve twenty twice type typical ultimate unable underneath understand undertake unfortunate unique
  united universal unsure urgent usage usual utilise vague valid vanish variation variety vary verify versus visible
  visit vital voluntary vs wait walk wanna website wednesday week weekend weekly weigh weird whichever wide widest
  winter wise woman word work workable worker workload worry worth worthwhile wrap write written wrong year yearly
  yesterday yet zero possible possibility enquiry inquiry external himself herself myself analyse analyze frame guy lad
  personnel regarding according doable feasible viable eligible advisable supplied built mature young think figure
  quantity sum level degree extent worse worst tough painful painless stressful query scenario summary nobody multiple
  partial portion front near against beyond afford seasonal temporary money
  earn acquire investigate insert enforce accompany exclude engage conclude accomplish distinct welcome unusual
  traditional valuable superior occasional critical considerable comfortable satisfactory attain adequate behave dull
  modify correspond coordinate formulate specify accommodate comprise worthy probable accurate overlook omit
  incredible fantastic odd angry strange hot loud derive lay thin additional wild sharp soft promote grab cease
  apparent overcome furnish expose vast tremendous alter opposite calm transform constant halt strengthen evident
  brilliant await absorb dare surround somehow snap powerful grasp dangerous stumble slight prominent persist
  conscious mysterious utilize convey discourage commence absolute gentle vigorous usable pop
  impatient frustrate frustrated frustrating confuse confused confusing curl stubborn clever simplify
  lessen awkward clumsy accelerate enhance extraordinary reasonable decent modest moderate excited nervous anxious
  rush hurry perhaps therefore moreover furthermore meanwhile nevertheless indeed thus hence merely altogether recall
  recognize realize emphasize organize prioritize summarize minimise minimize maximise maximize optimise optimize
  standardise standardize fellow mum dad wife husband son daughter kid buddy pal dude gal chap bloke model variant
  version men women appealing attractive convenient inconvenient excellent outstanding superb amazing wonderful
  terrific neat pleasant hassle headache fuss nightmare chaos mess drama jungle puzzle meant
  intended supposed obliged forced allowed permitted willing unwilling reluctant hesitant sceptical skeptical
  uncertain unclear dislike preferable ideally somewhat rarely barely nearly fully partly entirely`);

/** Words for the same, each line with the word of the site first. */
export const SYNONYMS: readonly (readonly string[])[] = [
  'price quote quotation estimate proposal cost fee tariff pricing priced pricelist rate charge cheap cheaper cheapest affordable pricey',
  'migrate migration import switch move transfer convert conversion',
  'trial freetrial freemium sandbox',
  'demo demonstration walkthrough presentation',
  'reply respond response react answer answered',
  'implement implementation deployment deploy installation install rollout',
  'uptime downtime outage reliable reliability sla',
  'support helpdesk ticket hotline',
  'users user seat headcount',
  'licence license',
  'industry sector vertical',
  'telephone telefone phone fone ring dial',
  'job vacancy career careers recruit recruiting recruitment recruiter employment hiring hire intern internship',
  'tax taxation vat gst',
  'secure security safe safety protect protection hacked hacker breach',
  'train training course tutorial lessons onboarding teach webinar',
  'partner partnership reseller resell affiliate',
  'order sales',
  'stock inventory',
  'invoice billing bill',
  'buy purchase procurement purchasing procure',
  'supplier vendor',
  'country abroad worldwide global region overseas',
  'office town location located headquarters headquarter hq city address',
  'currency fx usd eur gbp euro dollar yen yuan rupee inr dirham aed rand peso franc krona krone zloty cad aud pound',
  'role permission',
  'minimum minimal min smallest least fewest',
  'payment pay paypal card visa mastercard amex',
  'retail retailer',
  'manufacturing manufacturer factory maker',
  'construction contractor builder',
  'warehouse warehousing wms depot',
  'profitability profitable profit margin',
  'spreadsheet excel',
  'entity subsidiary',
  'receivable debtor overdue unpaid',
  'payable creditor',
  'forecast projection',
  'weakness vulnerability hole loophole',
  'delete remove erase',
  'large big huge',
  'hour hourly',
  'contract agreement',
  'limit restrict',
  'ship shipment dispatch despatch',
  'overrun overspend',
  'distribution distributor',
  'record data',
].map((line) => line.split(' '));

/** Words as they are typed in haste, each with what it is in full. */
export const SPELLINGS: ReadonlyMap<string, string> = new Map(
  `
  hw how; wat what; wht what; wats what is; whats what is; wheres where is; mutch much; prise price; avg average;
  dont do not; doesnt does not; cant can not; im I am; ive I have; ur your; u you; r are; n and; pasword password;
  abt about; acct account; approx approximately; bcoz because; coz because; cuz because; diff difference; gimme give
  me; hav have; mgmt management; mgr manager; ppl people; qty quantity; tmrw tomorrow; yr year; yrs years; expensive
  pricey; b4 before; cos because; thru through; shud should; cud could; wud would; wen when; wich which; wot
  what; hrs hours; sbdy somebody; smth something; dosnt does not; dosent does not; biz business; bought buy; sold sell; taught teach; owed owe; wots what is; whos who is; hows how is; ofc of course; dev developer; devs developers; sso single sign-on; untill until; tel telephone; ph phone; msg message; gl general ledger; ar accounts
  receivable; ap accounts payable; po purchase order; grn goods receipt; bi business intelligence`
    .split(';')
    .map((line) => {
      const [typed = '', ...full] = list(line);
      return [typed, full.join(' ')];
    }),
);
