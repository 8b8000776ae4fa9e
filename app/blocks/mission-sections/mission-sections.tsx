import { Bed, columnSizes, TextAndMedia } from '../../media/media';
import { Band, RuledSection } from '../../ui/band';
import { titledText } from '../../ui/band.css';
import { Heading, Text } from '../../ui/typography';
import { textTone } from '../../ui/typography.css';
import type { BlockProps } from '../block-parts';

/** Two statements, each with its drawing; the second mirrors the first. */
export function MissionSections({ block, isHead }: BlockProps<'missionSections'>) {
  return (
    <Band id={block.anchor}>
      {block.sections.map((section, index) => (
        <RuledSection key={section._key}>
          <TextAndMedia
            side={index % 2 === 1 ? 'right' : 'left'}
            media={<Bed media={section.image} sizes={columnSizes(6)} />}
          >
            <div className={titledText}>
              <Heading level={isHead && index === 0 ? 1 : 2} look="h2">
                <span className={textTone.ink3}>{section.title1}</span> {section.title2}
              </Heading>
              {section.description.map((paragraph, place) => (
                <Text key={place} look={place === 0 ? 'lead' : 'body'}>
                  {paragraph}
                </Text>
              ))}
            </div>
          </TextAndMedia>
        </RuledSection>
      ))}
    </Band>
  );
}
