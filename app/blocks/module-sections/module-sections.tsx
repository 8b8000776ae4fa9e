import type { BlockOf } from '../../content/content-types';
import { TextLink } from '../../ui/actions';
import { Band, RuledSection } from '../../ui/band';
import { IndexedColumns, PartIndex } from '../../ui/long-read';
import { columnSizes } from '../../ui/media/image-source';
import { RuledRows } from '../../ui/ruled-rows';
import { Bed, TextAndMedia } from '../../ui/text-and-media';
import { Heading, Text, VisuallyHidden } from '../../ui/typography';
import { blockIds } from '../block-ids';
import type { BlockProps } from '../block-props';
import * as styles from './module-sections.css';

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
    <Band id={block.anchor}>
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

type ModuleSectionProps = {
  section: BlockOf<'moduleSections'>['sections'][number];
  id: string;
  level: 1 | 2;
  /** Side of the picture, where it is beside the text. */
  side: 'left' | 'right';
  /** The picture is below the text. */
  stacked: boolean;
};

/** One part of a module: what it is, its points, and the vignette that shows it. */
function ModuleSection({ section, id, level, side, stacked }: ModuleSectionProps) {
  const points = <Points section={section} />;
  const title = (
    <Heading level={level} look="h2" className={stacked ? styles.titleAcross : undefined}>
      {section.title}
    </Heading>
  );
  const words = <Words section={section} />;
  return (
    <RuledSection id={id}>
      {stacked ? (
        <div className={styles.stacked}>
          {title}
          <div className={styles.words}>{words}</div>
          {points}
          <div className={styles.below}>
            <Bed media={section.image} sizes={columnSizes(8)} />
          </div>
        </div>
      ) : (
        <TextAndMedia side={side} media={<Bed media={section.image} sizes={columnSizes(6)} />}>
          <div className={styles.words}>
            {title}
            {words}
            {points}
          </div>
        </TextAndMedia>
      )}
    </RuledSection>
  );
}

function Words({ section }: Pick<ModuleSectionProps, 'section'>) {
  return (
    <>
      <Text look="lead">{section.subTitle}</Text>
      {section.description ? <Text>{section.description}</Text> : null}
      {section.href ? (
        <TextLink href={section.href}>
          <span>
            Read more<VisuallyHidden>: {section.title}</VisuallyHidden>
          </span>
        </TextLink>
      ) : null}
    </>
  );
}

function Points({ section }: Pick<ModuleSectionProps, 'section'>) {
  const bullets = section.bullets ?? [];
  if (bullets.length === 0) return null;
  return (
    <div className={styles.points}>
      <RuledRows rows={bullets} />
    </div>
  );
}
