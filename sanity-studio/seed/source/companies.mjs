import { marlow } from './companies/marlow.mjs';

/** The companies whose figures the product views show; the first one where a picture chooses none. */
export const companies = [marlow];
