import { Accordion } from '../../rich-text/accordion';
import { IndexedColumns, PartIndex } from '../../rich-text/long-read';
import { Band } from '../../ui/band';
import { Heading } from '../../ui/typography';
import type { BlockProps } from '../block-parts';
import * as styles from './faq-groups.css';

export function FaqGroups({ block, isHead, ids = [] }: BlockProps<'faqGroups'>) {
  const questionIds = ids.slice(block.groups.length);
  const named = block.groups.map((group, index) => ({
    ...group,
    id: ids[index] ?? group._key,
    anchors: questionIds.splice(0, group.items.length),
  }));
  const groups = named.filter((group) => group.items.length > 0);
  return (
    <Band id={block.anchor} rhythm="underHead">
      <IndexedColumns
        index={<PartIndex parts={groups.map((group) => ({ id: group.id, label: group.title }))} />}
      >
        {groups.map((group, index) => (
          <div key={group._key} className={styles.group}>
            <Heading
              level={isHead && index === 0 ? 1 : 2}
              look="h3"
              id={group.id}
              className={styles.groupTitle}
            >
              {group.title}
            </Heading>
            <Accordion items={group.items} anchors={group.anchors} />
          </div>
        ))}
      </IndexedColumns>
    </Band>
  );
}
