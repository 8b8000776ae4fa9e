import * as styles from './rich-text-callout.css';

type RichTextCalloutProps = {
  value: { tone?: string | null; title?: string | null; body?: string | null };
};

/** A remark set apart from the text; its tone is also said in words for those who cannot see it. */
export function RichTextCallout({ value }: RichTextCalloutProps) {
  const tone = value.tone === 'caution' ? 'caution' : 'note';
  if (!value.body && !value.title) return null;
  return (
    <div
      role="note"
      aria-label={value.title || (tone === 'caution' ? 'Caution' : 'Note')}
      className={styles.tone[tone]}
    >
      {value.title ? <p className={styles.title}>{value.title}</p> : null}
      {value.body ? <p>{value.body}</p> : null}
    </div>
  );
}
