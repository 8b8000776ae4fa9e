import { cookies } from './legal/cookies.mjs';
import { legal } from './legal/legal.mjs';
import { privacyPolicy } from './legal/privacy-policy.mjs';
import { security } from './legal/security.mjs';
import { termsOfService } from './legal/terms-of-service.mjs';

/** The five legal pages, in the order of the footer. */
export const legalPages = [termsOfService, legal, privacyPolicy, cookies, security];
