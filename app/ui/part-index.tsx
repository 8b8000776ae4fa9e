import { SideIndex } from './side-index';

/** One entry is no index. */
const FEWEST_PARTS = 2;

type PartIndexProps = {
  /** Parts of this page in reading order, by element id. */
  parts: ReadonlyArray<{ id: string; label: string }>;
};

/** The index of a long page's parts. It marks the first, at which a page begins; `markCurrentPart` the one being read. */
export function PartIndex({ parts }: PartIndexProps) {
  const [first] = parts;
  if (!first || parts.length < FEWEST_PARTS) return null;
  return (
    <SideIndex
      title="On this page"
      items={parts.map((part) => ({ label: part.label, href: `#${part.id}` }))}
      current={`#${first.id}`}
    />
  );
}
