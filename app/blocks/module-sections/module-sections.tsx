import { Band } from '../../ui/band';
import { IndexedColumns, PartIndex } from '../../ui/long-read';
import { blockIds } from '../block-ids';
import type { BlockProps } from '../block-props';
import { ModuleSection } from './module-section';

/** The parts of a module, each with its vignette; with a side index where configured. */
export function ModuleSections({ block, isHead, takenIds }: BlockProps<'moduleSections'>) {
  const ids = blockIds(block, takenIds);
  const sections = block.sections.map((section, index) => ({
    section,
    id: ids[index] ?? section._key,
    level: isHead && index === 0 ? (1 as const) : (2 as const),
    side: index % 2 === 0 ? ('right' as const) : ('left' as const),
  }));
  const views = sections.map(({ section, ...place }) => (
    <ModuleSection key={section._key} section={section} {...place} stacked={block.sideIndex} />
  ));
  return (
    <Band id={block.anchor ?? undefined} rhythm="module">
      {block.sideIndex ? (
        <IndexedColumns
          index={<PartIndex parts={sections.map(({ section, id }) => ({ id, label: section.title }))} />}
        >
          {views}
        </IndexedColumns>
      ) : (
        views
      )}
    </Band>
  );
}
