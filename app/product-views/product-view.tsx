import type { ProductViewValue } from '../content-model/content-types';
import { useLanguage } from '../ui/texts';
import { VisuallyHidden } from '../ui/typography';
import { datedText } from './amount';
import { Chart } from './chart';
import { Figures } from './figures';
import { Group } from './group';
import { Lanes } from './lanes';
import { Layers } from './layers';
import { Places } from './places';
import { Sheet } from './sheet';
import * as styles from './sheet.css';
import { SheetTable } from './sheet-table';
import { Sheets } from './sheets';
import { Spans } from './spans';
import { Stages } from './stages';

type ViewProps = {
  view: ProductViewValue;
  /** Whether something is drawn directly below its sheet. */
  standing?: boolean | undefined;
};

type Props = ViewProps & {
  /** One sentence that describes the view; read out instead of its figures. */
  caption?: string;
  edit?: string | undefined;
};

/** A piece of the product's interface, drawn in HTML. Its figures are an example, so only the caption is read out. */
export function ProductView({ view, caption, standing, edit }: Props) {
  return (
    <figure className={styles.figure} data-sanity={edit}>
      <div aria-hidden="true">
        <Drawing view={view} standing={standing} />
      </div>
      {caption ? <VisuallyHidden as="figcaption">{caption}</VisuallyHidden> : null}
    </figure>
  );
}

/** A view whose tables are read out, because the text beside it is about their figures. */
export function ReadView({ view, standing, isScreen }: ViewProps & { isScreen?: boolean }) {
  const { title, context } = view;
  const language = useLanguage();
  const caption = [title, context && datedText(context, 'long', language)].filter(Boolean).join(', ');
  return <Drawing view={view} standing={standing} isScreen={isScreen} caption={caption} />;
}

type DrawingProps = ViewProps & { caption?: string; isScreen?: boolean | undefined };

function Drawing({ view, standing, caption, isScreen }: DrawingProps) {
  const { title, context, tag, parts } = view;
  return (
    <Sheet title={title} context={context} tag={tag} standing={standing} isScreen={isScreen}>
      {parts.map((part) => (
        <Part key={part._key} part={part} caption={caption} />
      ))}
    </Sheet>
  );
}

function Part({ part, caption }: { part: ProductViewValue['parts'][number]; caption: string | undefined }) {
  switch (part._type) {
    case 'viewFigures':
      return <Figures part={part} />;
    case 'viewTable':
      return <SheetTable table={part} caption={caption} />;
    case 'viewStages':
      return <Stages part={part} />;
    case 'viewLayers':
      return <Layers rows={part.rows} />;
    case 'viewChart':
      return <Chart part={part} />;
    case 'viewSheets':
      return <Sheets part={part} />;
    case 'viewGroup':
      return <Group part={part} />;
    case 'viewPlaces':
      return <Places part={part} />;
    case 'viewSpans':
      return <Spans part={part} />;
    case 'viewLanes':
      return <Lanes part={part} />;
  }
}
