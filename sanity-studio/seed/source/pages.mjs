import { about } from './pages/company/about.mjs';
import { blogIndex } from './pages/company/blog-index.mjs';
import { careers } from './pages/company/careers.mjs';
import { faq } from './pages/company/faq.mjs';
import { newsIndex } from './pages/company/news-index.mjs';
import { why } from './pages/company/why.mjs';
import { accountingFinance } from './pages/features/accounting-finance.mjs';
import { allModules } from './pages/features/all-modules.mjs';
import { inventoryManagement } from './pages/features/inventory-management.mjs';
import { orderManagement } from './pages/features/order-management.mjs';
import { procurement } from './pages/features/procurement.mjs';
import { projectJobCosting } from './pages/features/project-job-costing.mjs';
import { warehouseManagement } from './pages/features/warehouse-management.mjs';
import { home } from './pages/home.mjs';
import { allIndustries } from './pages/industry/all-industries.mjs';
import { construction } from './pages/industry/construction.mjs';
import { financialServices } from './pages/industry/financial-services.mjs';
import { manufacturing } from './pages/industry/manufacturing.mjs';
import { oilGas } from './pages/industry/oil-gas.mjs';
import { professionalServices } from './pages/industry/professional-services.mjs';
import { retailDistribution } from './pages/industry/retail-distribution.mjs';
import { pricing } from './pages/pricing.mjs';
import { businessProcess } from './pages/resources/business-process.mjs';
import { consulting } from './pages/resources/consulting.mjs';
import { projectManagement } from './pages/resources/project-management.mjs';
import { training } from './pages/resources/training.mjs';
import { academy } from './pages/support/academy.mjs';
import { becomePartner } from './pages/support/become-partner.mjs';
import { contactUs } from './pages/support/contact-us.mjs';
import { customerSupport } from './pages/support/customer-support.mjs';
import { helpResources } from './pages/support/help-resources.mjs';

/** Every page document, in menu order. */
export const pages = [
  home,
  about,
  why,
  newsIndex,
  blogIndex,
  careers,
  faq,
  allModules,
  accountingFinance,
  orderManagement,
  procurement,
  inventoryManagement,
  warehouseManagement,
  projectJobCosting,
  allIndustries,
  retailDistribution,
  financialServices,
  manufacturing,
  construction,
  professionalServices,
  oilGas,
  pricing,
  training,
  consulting,
  projectManagement,
  businessProcess,
  contactUs,
  academy,
  becomePartner,
  helpResources,
  customerSupport,
];
