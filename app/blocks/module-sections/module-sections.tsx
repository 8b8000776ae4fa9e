import type { BlockOf } from '../../content-model/content-types';
import { Bed, columnSizes, TextAndMedia } from '../../media/media';
import { IndexedColumns, PartIndex } from '../../rich-text/long-read';
import { TextLink } from '../../ui/actions';
import { Band, RuledSection } from '../../ui/band';
import { RuledRows } from '../../ui/ruled-rows';
import { useTexts } from '../../ui/texts';
import { Heading, Text, VisuallyHidden } from '../../ui/typography';
import type { BlockProps } from '../block-parts';
import * as styles from './module-sections.css';

/** The parts of a module, each with its product view; with a side index where configured. */
export function ModuleSections({ block, isHead, ids = [] }: BlockProps<'moduleSections'>) {
  const sections = block.sections.map((section, index) => ({ ...section, id: ids[index] ?? section._key }));
  const views = sections.map((section, index) => (
    <RuledSection key={section._key} id={section.id}>
      <ModuleSection
        section={section}
        level={isHead && index === 0 ? 1 : 2}
        side={index % 2 === 0 ? 'right' : 'left'}
        stacked={block.sideIndex}
      />
    </RuledSection>
  ));
  return (
    <Band id={block.anchor}>
      {block.sideIndex ? (
        <IndexedColumns index={<PartIndex parts={sections.map(({ id, title }) => ({ id, label: title }))} />}>
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
  level: 1 | 2;
  side: 'left' | 'right';
  stacked: boolean;
};

/** One part of a module: what it is, its points, and the product view that shows it. */
function ModuleSection({ section, level, side, stacked }: ModuleSectionProps) {
  const { reading } = useTexts();
  const bullets = section.bullets ?? [];
  const title = (
    <Heading level={level} look="h2" className={stacked ? styles.titleAcross : undefined}>
      {section.title}
    </Heading>
  );
  const words = (
    <>
      <Text look="lead">{section.subTitle}</Text>
      {section.description ? <Text>{section.description}</Text> : null}
      {section.href ? (
        <TextLink href={section.href}>
          <span>
            {reading.readMore}
            <VisuallyHidden>: {section.title}</VisuallyHidden>
          </span>
        </TextLink>
      ) : null}
    </>
  );
  const points =
    bullets.length > 0 ? (
      <div className={styles.points}>
        <RuledRows rows={bullets} />
      </div>
    ) : null;
  const picture = <Bed media={section.image} sizes={columnSizes(stacked ? 8 : 6)} />;
  return stacked ? (
    <div className={styles.stacked}>
      {title}
      <div className={styles.words}>{words}</div>
      {points}
      <div className={styles.below}>{picture}</div>
    </div>
  ) : (
    <TextAndMedia side={side} media={picture}>
      <div className={styles.words}>
        {title}
        {words}
        {points}
      </div>
    </TextAndMedia>
  );
}
