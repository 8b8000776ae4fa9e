import {
  PortableText,
  type PortableTextBlockComponent,
  type PortableTextComponents,
} from '@portabletext/react';
import { createContext, useContext, useMemo } from 'react';
import type { MediaValue } from '../../content/content-types';
import { tone } from '../../theme/tone.css';
import { Anchor } from '../anchor';
import { RuledSection, Split } from '../band';
import { Bed } from '../text-and-media';
import { Heading } from '../typography';
import type { RichTextValue } from './portable-text';
import { readableBlocks, sectionsOf } from './portable-text';
import * as styles from './rich-text.css';
import * as callout from './rich-text-callout.css';
import { richTextHeadings } from './rich-text-headings';
import { RichTextTable } from './rich-text-table';

type RichTextProps = {
  value: RichTextValue | null | undefined;
  /** Ids already on the page, including the frame's: no heading uses one of them. */
  takenIds?: ReadonlySet<string>;
  /** Components of further types of members, by type; created once. */
  more?: PortableTextComponents['types'];
};

/** An editor's text with headings, lists, links, figures, tables and callouts. Unknown parts are omitted. */
export function RichText(props: RichTextProps) {
  const { blocks, ids } = useReadable(props);
  const all = useMemo(() => withTypes(props.more), [props.more]);
  if (blocks.length === 0) return null;
  return (
    <div className={styles.richText}>
      <HeadingIds.Provider value={ids}>
        <PortableText value={blocks} components={all} onMissingComponent={false} />
      </HeadingIds.Provider>
    </div>
  );
}

/** The same text across the page: each section with its title in the left columns and its text in the right ones. */
export function RichTextRows(props: RichTextProps) {
  const { blocks, ids } = useReadable(props);
  return (
    <HeadingIds.Provider value={ids}>
      {sectionsOf(blocks).map(({ title, text }, index) => (
        <RuledSection key={title?._key ?? index}>
          <Split
            head={
              title ? <PortableText value={title} components={rowTitles} onMissingComponent={false} /> : null
            }
          >
            <div className={styles.richText}>
              <PortableText value={text} components={components} onMissingComponent={false} />
            </div>
          </Split>
        </RuledSection>
      ))}
    </HeadingIds.Provider>
  );
}

function useReadable({ value, takenIds }: RichTextProps) {
  const blocks = useMemo(() => readableBlocks(value), [value]);
  const ids = useMemo(
    () => new Map(richTextHeadings(blocks, takenIds).map((heading) => [heading.key, heading.id])),
    [blocks, takenIds],
  );
  return { blocks, ids };
}

/** Ids by the keys of the headings' blocks. */
const HeadingIds = createContext<ReadonlyMap<string, string>>(new Map());

const SectionTitle: PortableTextBlockComponent = ({ children, value }) => (
  <Heading
    level={2}
    look="h3"
    id={useContext(HeadingIds).get(value._key ?? '')}
    className={styles.sectionTitle}
  >
    {children}
  </Heading>
);

const PartTitle: PortableTextBlockComponent = ({ children, value }) => (
  <Heading level={3} look="h4" id={useContext(HeadingIds).get(value._key ?? '')} className={styles.partTitle}>
    {children}
  </Heading>
);

const RowTitle: PortableTextBlockComponent = ({ children, value }) => (
  <Heading level={2} id={useContext(HeadingIds).get(value._key ?? '')}>
    {children}
  </Heading>
);

const rowTitles: PortableTextComponents = { block: { h2: RowTitle } };

/** Created once: React treats a new function as another component, and would recreate every element of the text. */
const components: PortableTextComponents = {
  block: {
    normal: ({ children }) => <p className={styles.paragraph}>{children}</p>,
    h2: SectionTitle,
    h3: PartTitle,
    blockquote: ({ children }) => <blockquote className={styles.quote}>{children}</blockquote>,
  },
  list: {
    bullet: ({ children }) => <ul className={styles.list}>{children}</ul>,
    number: ({ children }) => <ol className={styles.numberedList}>{children}</ol>,
  },
  listItem: {
    bullet: ({ children }) => <li className={styles.bullet}>{children}</li>,
    number: ({ children }) => <li className={styles.numbered}>{children}</li>,
  },
  marks: {
    strong: ({ children }) => <strong className={styles.strong}>{children}</strong>,
    em: ({ children }) => <em>{children}</em>,
    code: ({ children }) => <code className={styles.code}>{children}</code>,
    textLink: ({ children, value }) => <TextMark value={value}>{children}</TextMark>,
  },
  types: {
    figure: ({ value }) => <RichTextFigure value={value} />,
    contentTable: ({ value }) => <RichTextTable value={value} />,
    callout: ({ value }) => <RichTextCallout value={value} />,
  },
  unknownType: () => null,
  unknownMark: ({ children }) => <>{children}</>,
  unknownBlockStyle: ({ children }) => <p className={styles.paragraph}>{children}</p>,
  unknownList: ({ children }) => <ul className={styles.list}>{children}</ul>,
  unknownListItem: ({ children }) => <li className={styles.bullet}>{children}</li>,
};

const withTypes = (more: RichTextProps['more']): PortableTextComponents =>
  more ? { ...components, types: { ...components.types, ...more } } : components;

function TextMark({
  value,
  children,
}: {
  value?: { href?: string; newTab?: boolean };
  children: React.ReactNode;
}) {
  return (
    <Anchor href={value?.href ?? ''} newTab={value?.newTab === true} className={styles.link}>
      {children}
    </Anchor>
  );
}

type RichTextCalloutProps = {
  value: { tone?: string | null; title?: string | null; body?: string | null };
};

/** A callout; its tone is also a text for screen readers. */
function RichTextCallout({ value }: RichTextCalloutProps) {
  const isCaution = value.tone === 'caution';
  if (!value.body && !value.title) return null;
  return (
    <div
      role="note"
      aria-label={value.title || (isCaution ? 'Caution' : 'Note')}
      className={`${callout.callout} ${isCaution ? tone.ochre : tone.pine}`}
    >
      {value.title ? <p className={callout.title}>{value.title}</p> : null}
      {value.body ? <p>{value.body}</p> : null}
    </div>
  );
}

type RichTextFigureProps = { value: { media?: MediaValue | null } };

/** A picture between two paragraphs; a vignette is on a bed, as beside text. */
function RichTextFigure({ value }: RichTextFigureProps) {
  if (!value.media) return null;
  return (
    <div className={styles.figure}>
      <Bed media={value.media} sizes="(min-width: 720px) 680px, 100vw" />
    </div>
  );
}
