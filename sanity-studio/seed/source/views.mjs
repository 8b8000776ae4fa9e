import { articles } from './articles.mjs';
import { stories } from './buyers/story.mjs';
import { companyNamed } from './companies/companies.ts';
import { pages } from './pages.mjs';
import { plainViews } from './views/plain-views.ts';
import { viewsOf } from './views/views-of.ts';

/** The views that a page, an article or a story shows, each once, in the order in which they are first shown. */
const shown = new Set(JSON.stringify([pages, articles, stories]).match(/(?<="_ref":"view-)[^"]+/g));

/** Every product view that is shown. */
export const views = [...shown].map((shortName) => {
  const [, company, name] = shortName.match(/^([a-z]+)-(.+)$/) ?? [];
  const found =
    plainViews.find(({ _id }) => _id === `view-${shortName}`) ??
    viewsOf(companyNamed(company), [name]).get(name);
  if (!found) throw new Error(`There is no view ${shortName}.`);
  return found;
});
