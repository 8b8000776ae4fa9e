import { Portrait } from '../../media/person';
import { RuledRows } from '../../ui/ruled-rows';
import { type BlockProps, SplitBand } from '../block-parts';

export function RuledList({ block, isHead }: BlockProps<'ruledList'>) {
  return (
    <SplitBand block={block} isHead={isHead}>
      <RuledRows
        rows={block.items.map(({ portrait, ...item }) => ({
          ...item,
          portrait: portrait && <Portrait media={portrait} />,
        }))}
      />
    </SplitBand>
  );
}
