/** Words of English that search and assistant know. Another language replaces them; without any, words still match. */

const list = (text: string) => text.trim().split(/\s+/);

export const GRAMMAR: ReadonlySet<string> = new Set(
  list(`
  a about across after all also am an and any anyone anything are as at back be because been before being below
  both but by can cannot could did do does doing done dont down during each either else every everything few for from
  get getting give go goes got had has have having he her here him his how i if in inside instead into is it its just let
  lets like many may me might more most much must my need needs no nor not of off on once one onto or other our out
  over own per please put s same shall she should since so some somebody someone something such t than that the their them
  then there these they thing things this those through to together too under until up upon us use using very via
  want was way we well were what whatever when where whether which while who whom whose why will with within without
  would yes you your arent cant couldnt didnt doesnt dunno hasnt havent id ill im isnt ive pls plz r shouldnt theres
  theyre u ur wasnt weve whats wheres whos wont wouldnt youre`),
);

/** Words for the same; each line is a group. */
export const SYNONYMS: readonly (readonly string[])[] = `
  price pricing quote quotation estimate proposal cost fee tariff rate charge cheap affordable dear
  migrate migration import switch move transfer convert bring
  trial freemium sandbox
  demo demonstration walkthrough presentation
  implement implementation deployment installation rollout install
  uptime downtime outage reliability sla crash
  support helpdesk ticket hotline help
  users user seat headcount
  licence license subscription
  industry sector vertical trade
  telephone phone ring dial
  job vacancy career careers recruit recruitment employment hiring hire internship
  tax taxation vat gst
  secure security safe protect protected hacked breach leak
  train training course tutorial onboarding webinar taught teach learn lesson
  partner partnership reseller affiliate
  order sales
  stock inventory stocktake
  invoice billing bill
  buy purchase procurement purchasing bought
  supplier vendor
  country abroad worldwide global overseas
  office location headquarters hq city address
  currency euro dollar pound
  role permission access
  minimum least smallest
  payment pay paypal card visa mastercard paid
  retail retailer shop store
  manufacturing manufacturer factory maker plant
  construction contractor builder building
  warehouse warehousing wms depot
  profitability profitable profit margin
  spreadsheet excel
  entity subsidiary
  receivable debtor overdue unpaid owe
  payable creditor
  forecast projection
  weakness vulnerability hole
  delete remove erase clear
  contract agreement
  ship shipment dispatch
  overrun overspend over
  distribution distributor wholesaler wholesale
  record data
  staff team employee people personnel worker
  company business firm organisation
  goods item product
  delivery receipt shipment lorry truck
  return refund
  credit refund
  cash money liquidity
  holiday leave vacation
  end leave cancel terminate quit
  close month-end
  begin start
  differ difference discrepancy mismatch disagree wrong
  password login
  software program system platform
  customer client
  export download extract
  website site
  drawing picture image photo diagram
  personal privacy
  bot robot machine automated
  guide manual handbook documentation
  approve authorise sign
  label tag sticker
  bin shelf rack
  time hour timesheet
  labour wage
  damaged broken faulty
  duplicate twice
  stop block prevent
  finish done complete
  law legal
  write email mail
  advice advise consulting consultant
  rehearse test
  value worth
  problem issue fault error bug`
  .trim()
  .split('\n')
  .map(list);
