import type { MediaValue } from '../../content/content-types';
import { Bed } from '../bed';
import { figure } from './rich-text.css';

type RichTextFigureProps = { value: { media?: MediaValue | null } };

/** A picture between two paragraphs; a vignette stands on its bed there as it does beside text. */
export function RichTextFigure({ value }: RichTextFigureProps) {
  if (!value.media) return null;
  return (
    <div className={figure}>
      <Bed media={value.media} sizes="(min-width: 720px) 680px, 100vw" />
    </div>
  );
}
