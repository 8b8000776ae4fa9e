import { lazy, Suspense } from 'react';
import { Container, Section } from '../../ui/band';
import { padding, tone } from '../../ui/band.css';
import * as stair from '../../ui/stair.css';
import { titleId } from '../block-ids';
import type { BlockProps } from '../block-props';
import { BlockHead } from '../titled-band';
import { Steps as PrintedSteps } from './steps';

/** Browsers load it with the first page that has one, once React starts. */
const Steps = import.meta.env.SSR
  ? PrintedSteps
  : lazy(async () => ({ default: (await import('./steps')).Steps }));

/** One order on its way down the stair. It needs no program: a step is a radio button, and its part follows from it. */
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
      <Suspense>
        <Steps block={block} />
      </Suspense>
    </Section>
  );
}
