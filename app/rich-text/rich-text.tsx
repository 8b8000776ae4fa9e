import {
  PortableText,
  type PortableTextBlock,
  type PortableTextComponentProps,
  type PortableTextComponents,
} from '@portabletext/react';
import { type ComponentProps, createContext, useContext, useMemo } from 'react';
import { Bed } from '../media/media';
import { tone } from '../theme/tone.css';
import { Anchor } from '../ui/anchor';
import { RuledSection, Split } from '../ui/band';
import { useTexts } from '../ui/texts';
import { Heading } from '../ui/typography';
import { type RichTextValue, readableBlocks, richTextHeadings, sectionsOf } from './portable-text';
import * as styles from './rich-text.css';
import { RichTextTable } from './rich-text-table';

type RichTextProps = {
  value: RichTextValue | null | undefined;
  /** Of its headings, where the page has given them; otherwise they are made of their texts. */
  ids?: ReadonlyArray<string | undefined>;
  /** Components of further types of members, by type; created once. */
  more?: PortableTextComponents['types'];
};

/** An editor's text with headings, lists, links, figures, tables and callouts. Unknown parts are omitted. */
export function RichText(props: RichTextProps) {
  const { blocks, ids } = useReadable(props);
  const { more } = props;
  const all = useMemo(
    () => (more ? { ...components, types: { ...components.types, ...more } } : components),
    [more],
  );
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

function useReadable({ value, ids: given }: RichTextProps) {
  const blocks = useMemo(() => readableBlocks(value), [value]);
  const ids = useMemo(
    () => new Map(richTextHeadings(blocks).map(({ key, id }, index) => [key, given?.[index] ?? id])),
    [blocks, given],
  );
  return { blocks, ids };
}

/** Ids by the keys of the headings' blocks. */
const HeadingIds = createContext<ReadonlyMap<string, string>>(new Map());

/** Headings of one level and look, each with its id. */
const heading = (look: Pick<ComponentProps<typeof Heading>, 'level' | 'look' | 'className'>) =>
  function RichTextHeading({ children, value }: PortableTextComponentProps<PortableTextBlock>) {
    return (
      <Heading {...look} id={useContext(HeadingIds).get(value._key ?? '')}>
        {children}
      </Heading>
    );
  };

const rowTitles: PortableTextComponents = { block: { h2: heading({ level: 2 }) } };

/** Created once: React treats a new function as another component, and would recreate every element of the text. */
const components: PortableTextComponents = {
  block: {
    normal: ({ children }) => <p className={styles.paragraph}>{children}</p>,
    h2: heading({ level: 2, look: 'h3', className: styles.sectionTitle }),
    h3: heading({ level: 3, look: 'h4', className: styles.partTitle }),
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
    textLink: ({ children, value }) => (
      <Anchor href={value?.href ?? ''} newTab={value?.newTab === true} className={styles.link}>
        {children}
      </Anchor>
    ),
  },
  types: {
    // A product view is on a bed, as beside text.
    figure: ({ value }) =>
      value.media ? (
        <div className={styles.figure}>
          <Bed media={value.media} sizes="(min-width: 720px) 680px, 100vw" />
        </div>
      ) : null,
    contentTable: ({ value }) => <RichTextTable value={value} />,
    callout: ({ value }) => <RichTextCallout value={value} />,
  },
  unknownType: () => null,
  unknownMark: ({ children }) => <>{children}</>,
  unknownBlockStyle: ({ children }) => <p className={styles.paragraph}>{children}</p>,
  unknownList: ({ children }) => <ul className={styles.list}>{children}</ul>,
  unknownListItem: ({ children }) => <li className={styles.bullet}>{children}</li>,
};

type RichTextCalloutProps = {
  value: { tone?: string | null; title?: string | null; body?: string | null };
};

/** A callout; its tone is also a text for screen readers. */
function RichTextCallout({ value }: RichTextCalloutProps) {
  const { reading } = useTexts();
  const isCaution = value.tone === 'caution';
  if (!value.body && !value.title) return null;
  return (
    <div
      role="note"
      aria-label={value.title || (isCaution ? reading.caution : reading.note)}
      className={`${styles.callout} ${isCaution ? tone.ochre : tone.pine}`}
    >
      {value.title ? <p className={styles.calloutTitle}>{value.title}</p> : null}
      {value.body ? <p>{value.body}</p> : null}
    </div>
  );
}
