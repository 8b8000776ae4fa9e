import { articles } from './articles.mjs';
import { authors } from './authors.mjs';
import { inTwoLanguages } from './build/languages.mjs';
import { stories } from './buyers/story.mjs';
import { trustQuestions } from './buyers/trust.mjs';
import { chatSettings } from './chat-settings.mjs';
import { consentSettings } from './consent-settings.mjs';
import { german, germanNavigation } from './german.mjs';
import { legalPages } from './legal-pages.mjs';
import { navigation } from './navigation.mjs';
import { pages } from './pages.mjs';
import { careerValues } from './records/career-values.mjs';
import { customerLogos } from './records/customer-logos.mjs';
import { employeeQuotes } from './records/employee-quotes.mjs';
import { exerciseAnswers } from './records/exercise-answers.mjs';
import { faqItems } from './records/faq-items.mjs';
import { industries } from './records/industries.mjs';
import { openings } from './records/openings.mjs';
import { testimonials } from './records/testimonials.mjs';
import { redirects } from './redirects.mjs';
import { settings } from './settings.mjs';
import { topics } from './topics.mjs';
import { views } from './views.mjs';

const english = [
  settings,
  navigation,
  chatSettings,
  consentSettings,
  ...redirects,
  ...pages,
  ...topics,
  ...authors,
  ...articles,
  ...legalPages,
  ...testimonials,
  ...customerLogos,
  ...stories,
  ...faqItems,
  ...exerciseAnswers,
  ...trustQuestions,
  ...industries,
  ...careerValues,
  ...employeeQuotes,
  ...views,
  ...openings,
];

/** Every document of the sample site, in the order of the archive. */
export const documents = [...inTwoLanguages(english, german), germanNavigation];
