import { academyPaths } from './articles/academy-paths.mjs';
import { fifoLifoWeightedAverage } from './articles/fifo-lifo-weighted-average.mjs';
import { groupReporting } from './articles/group-reporting.mjs';
import { jobCosting } from './articles/job-costing-for-the-first-time.mjs';
import { migrationChecklist } from './articles/migration-checklist.mjs';
import { monthEndClose } from './articles/month-end-close.mjs';
import { multiCurrencyPayables } from './articles/multi-currency-payables.mjs';
import { namingRacksAndBins } from './articles/naming-racks-and-bins.mjs';
import { cashFlowForecast } from './articles/reading-a-cash-flow-forecast.mjs';
import { returnsOnTheOrder } from './articles/returns-on-the-order.mjs';
import { threeWayMatch } from './articles/three-way-match.mjs';

/** Blog guides, then news, newest first in each. */
export const articles = [
  monthEndClose,
  fifoLifoWeightedAverage,
  threeWayMatch,
  migrationChecklist,
  namingRacksAndBins,
  jobCosting,
  cashFlowForecast,
  groupReporting,
  academyPaths,
  multiCurrencyPayables,
  returnsOnTheOrder,
];
