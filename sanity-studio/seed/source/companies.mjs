import { aldergate } from './companies/aldergate.mjs';
import { ashdown } from './companies/ashdown.mjs';
import { fairlead } from './companies/fairlead.mjs';
import { larkfield } from './companies/larkfield.mjs';
import { marlow } from './companies/marlow.mjs';
import { stannard } from './companies/stannard.mjs';
import { wren } from './companies/wren.mjs';

/** The companies whose figures the product views show: Marlow on most pages, and one for each industry. */
export const companies = [marlow, aldergate, ashdown, fairlead, larkfield, stannard, wren];
