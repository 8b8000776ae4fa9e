import type { ProductViewName } from '../../protocol/content-names';
import { companyFixture } from '../../protocol/sample-company/company.fixture';
import { quoteOfferFixture } from '../blocks/quote-builder/quote-builder.fixture';
import { viewFigures } from './figures/view-figures';
import { ProductView } from './product-view';

type Props = { name: ProductViewName; caption?: string; standing?: boolean };

/** A view of the fixture's company. */
export function ViewFixture({ name, ...props }: Props) {
  const figures = viewFigures(name, companyFixture, quoteOfferFixture);
  return figures ? <ProductView figures={figures} {...props} /> : null;
}
