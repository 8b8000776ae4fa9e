import { SideIndex } from '../side-index/side-index';
import { useCurrentPart } from './use-current-part';

/** One entry is no index. */
const FEWEST_PARTS = 2;

type PartIndexProps = {
  /** Parts of this page in reading order, by element id. */
  parts: ReadonlyArray<{ id: string; label: string }>;
};

/** The index of a long page's parts, which marks the one being read. */
export function PartIndex({ parts }: PartIndexProps) {
  const current = useCurrentPart(parts.map((part) => part.id));
  if (parts.length < FEWEST_PARTS) return null;
  return (
    <SideIndex
      title="On this page"
      items={parts.map((part) => ({ label: part.label, href: `#${part.id}` }))}
      current={current ? `#${current}` : undefined}
    />
  );
}
