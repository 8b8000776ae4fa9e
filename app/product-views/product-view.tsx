import type { MediaValue } from '../content/content-types';
import { VisuallyHidden } from '../ui/typography';
import { BusinessIntelligence } from './business-intelligence';
import { CashFlowForecast } from './cash-flow-forecast';
import { Consolidation } from './consolidation';
import type { ViewFigures } from './figures/view-figures';
import { Implementation } from './implementation';
import * as styles from './sheet.css';
import { TableView } from './sheet-table';
import { StockByLocation } from './stock-by-location';
import { ThreeWayMatch } from './three-way-match';
import { WarehouseRoles } from './warehouse-roles';

type Props = {
  figures: ViewFigures;
  standing?: boolean;
  /** One sentence that describes the view; read out instead of its figures. */
  caption?: string;
  /** The edit attribute, in previews. */
  edit?: string | undefined;
};

/** A piece of the product's interface, drawn in HTML. Its figures are an example, so only the caption is read out. */
export function ProductView({ figures, caption, standing, edit }: Props) {
  return (
    <figure className={styles.figure} data-sanity={edit}>
      <div aria-hidden="true">
        <Drawing figures={figures} standing={standing} />
      </div>
      {caption ? <VisuallyHidden as="figcaption">{caption}</VisuallyHidden> : null}
    </figure>
  );
}

function Drawing({ figures, standing }: Pick<Props, 'figures' | 'standing'>) {
  if ('rows' in figures) return <TableView figures={figures} standing={standing} />;
  switch (figures.name) {
    case 'cash-flow-forecast':
      return <CashFlowForecast figures={figures} standing={standing} />;
    case 'stock-by-location':
      return <StockByLocation figures={figures} standing={standing} />;
    case 'three-way-match':
      return <ThreeWayMatch figures={figures} standing={standing} />;
    case 'consolidation':
      return <Consolidation figures={figures} standing={standing} />;
    case 'implementation':
      return <Implementation figures={figures} />;
    case 'warehouse-roles':
      return <WarehouseRoles figures={figures} standing={standing} />;
    case 'business-intelligence':
      return <BusinessIntelligence figures={figures} standing={standing} />;
  }
}

/** Whether a picture of the content is a chart directly on the page's ground: all other views have a sheet. */
export function liesOnPage({ source, vignette }: MediaValue): boolean {
  return source === 'vignette' && vignette === 'implementation';
}
