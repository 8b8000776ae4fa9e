import { article } from './build/article.mjs';
import { legalPage } from './build/legal-page.mjs';
import { media } from './build/media.mjs';
import { richText } from './build/rich-text.mjs';

const A = [['why-the-month-end-close-takes-too-long','blog','2026-03-19'],['fifo-lifo-weighted-average','blog','2026-03-12'],['three-way-match','blog','2026-02-26'],['migration-checklist','blog','2026-02-10'],['naming-racks-and-bins','blog','2026-01-21'],['job-costing-for-the-first-time','blog','2026-01-08'],['reading-a-cash-flow-forecast','blog','2025-12-11'],
['group-reporting-in-one-view','news','2026-03-05'],['academy-paths-by-role','news','2026-02-17'],['multi-currency-payables','news','2026-01-28'],['returns-on-the-order-page','news','2025-12-03']];
const L = [['Terms of service','terms-of-service'],['Legal','legal'],['Privacy policy','privacy-policy'],['Cookies','cookies'],['Security','security']];
const LATER = 'This text is being written and will be replaced by the finished page before anyone reads it.';
export const thin = [
  ...A.map(([slug, channel, publishedOn]) => article({ slug, channel, title: slug.replaceAll('-', ' '), topic: 'Accounting', excerpt: LATER, publishedOn, cover: media.illustration('industry-finance'), body: richText(`## A heading\n\n${LATER}`), seo: { description: `${slug}: ${LATER}`.slice(0, 150) } })),
  ...L.map(([title, slug]) => legalPage({ title, slug, summary: LATER, updatedOn: '2026-03-01', body: richText(`## 1. What this covers\n\n${LATER}`), sampleNotice: 'Sample text for layout only.', seo: { description: `${title}: ${LATER}`.slice(0, 150) } })),
];
