import { Fragment } from 'react';
import type { BlockOf } from '../../content-model/content-types';
import { ReadView } from '../../product-views/product-view';
import * as actions from '../../ui/actions.css';
import { Container, Section } from '../../ui/band';
import { padding, tone } from '../../ui/band.css';
import { ContentIcon, Icon } from '../../ui/icon/icon';
import * as stair from '../../ui/stair.css';
import { levelOf } from '../../ui/stair-levels';
import { Heading, Text } from '../../ui/typography';
import { visuallyHidden } from '../../ui/typography.css';
import { titleId } from '../block-ids';
import { BlockHead, type BlockProps } from '../block-parts';

/** A walk down the stair: one order through its sheets, or one day through whole screens. It needs no program: a step is a radio button, and its part follows from it. */
export function ProductStory({ block, isHead }: BlockProps<'productStory'>) {
  return (
    <Section
      id={block.anchor}
      labelledBy={titleId(block)}
      className={`${tone.paper} ${padding.section} ${stair.block}`}
    >
      <Container>
        <BlockHead block={block} isHead={isHead} />
      </Container>
      <Steps block={block} />
    </Section>
  );
}

/** The courses, each with its part right after it: the sentence, the way on (from the last to the first), and the sheet. */
function Steps({ block }: { block: BlockOf<'productStory'> }) {
  const { steps, nextLabel, look } = block;
  const name = titleId(block);
  return (
    <div
      role="radiogroup"
      aria-labelledby={name}
      className={look === 'screen' ? `${stair.walk} ${stair.screens}` : stair.walk}
    >
      {steps.map((step, index) => {
        const id = `${name}-${index}`;
        const course = levelOf(index, steps.length);
        return (
          <Fragment key={step._key}>
            <label className={`${stair.stair} ${stair.step[course]} ${stair.course[course]}`}>
              <input
                type="radio"
                name={name}
                id={id}
                defaultChecked={index === 0}
                aria-labelledby={`${id}-title`}
                aria-describedby={`${id}-text`}
                className={visuallyHidden}
              />
              <ContentIcon name={step.icon} size={20} />
              <span id={`${id}-title`} className={stair.name}>
                {step.title}
              </span>
            </label>
            <Container className={stair.stage}>
              <div className={stair.words}>
                <Heading level={3}>{step.title}</Heading>
                <div id={`${id}-text`}>
                  <Text>{step.description}</Text>
                </div>
                {steps.length > 1 ? (
                  <div className={actions.actions}>
                    <label
                      htmlFor={`${name}-${(index + 1) % steps.length}`}
                      className={`${actions.size.small} ${actions.onPaper.secondary}`}
                    >
                      {nextLabel}
                      <Icon name="arrow-right" size={18} />
                    </label>
                  </div>
                ) : null}
              </div>
              {step.view ? (
                <div className={stair.sheet}>
                  <ReadView view={step.view} standing isScreen={look === 'screen'} />
                </div>
              ) : null}
            </Container>
          </Fragment>
        );
      })}
    </div>
  );
}
