/** Words of English that search and assistant know. Another language replaces them; without any, words still match. */

const list = (text: string) => text.trim().split(/\s+/);

/** Words of grammar: beside others they tell nothing of what is asked. */
export const GRAMMAR: ReadonlySet<string> = new Set(
  list(`
  a about across after all also am an and any anyone anything are as at back be because been before being below between
  both but by can cannot could did do does doing done dont down during each either else every everything few for from
  get getting give go goes got had has have having he her here him his how i if in inside instead into is it its just let
  lets like many may me might more most much must my need needs no nor not of off on once one only onto or other our out
  over own per please put s same shall she should since so some somebody someone something such t than that the their them
  then there these they thing things this those through to together too under until up upon us use using very via
  want was way we well were what whatever when where whether which while who whom whose why will with within without
  would yes you your`),
);

/** Words for the same; each line is a group. */
export const SYNONYMS: readonly (readonly string[])[] = `
  price pricing quote quotation estimate proposal cost fee tariff rate charge cheap affordable
  migrate migration import switch move transfer convert
  trial freemium sandbox
  demo demonstration walkthrough presentation
  implement implementation deployment installation rollout
  uptime downtime outage reliability sla
  support helpdesk ticket hotline
  users user seat headcount
  licence license
  industry sector vertical
  telephone phone ring dial
  job vacancy career careers recruit recruitment employment hiring hire internship
  tax taxation vat gst
  secure security safe protect protected hacked breach
  train training course tutorial onboarding webinar
  partner partnership reseller affiliate
  order sales
  stock inventory
  invoice billing bill
  buy purchase procurement purchasing
  supplier vendor
  country abroad worldwide global overseas
  office location headquarters hq city address
  currency euro dollar pound
  role permission
  minimum least smallest
  payment pay paypal card visa mastercard
  retail retailer shop
  manufacturing manufacturer factory maker
  construction contractor builder
  warehouse warehousing wms depot
  profitability profitable profit margin
  spreadsheet excel
  entity subsidiary
  receivable debtor overdue unpaid
  payable creditor
  forecast projection
  weakness vulnerability
  delete remove erase
  contract agreement
  ship shipment dispatch
  overrun overspend
  distribution distributor
  record data`
  .trim()
  .split('\n')
  .map(list);
