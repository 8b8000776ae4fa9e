import type { MediaValue } from '../../content/content-types';
import { Media } from '../media/media';
import { figure } from './rich-text.css';

type RichTextFigureProps = { value: { media?: MediaValue | null } };

/** A picture or vignette between two paragraphs. */
export function RichTextFigure({ value }: RichTextFigureProps) {
  if (!value.media) return null;
  return (
    <div className={figure}>
      <Media media={value.media} sizes="(min-width: 720px) 680px, 100vw" />
    </div>
  );
}
