import { lazy, Suspense, useContext } from 'react';
import { BlockHead, Container, EditAttributes } from '../../ui/band';
import { padding, tone } from '../../ui/band.css';
import * as stair from '../../ui/stair.css';
import type { BlockProps } from '../block-props';
import { titleId } from '../title-id';
import { Steps as PrintedSteps } from './steps';

/** Browsers load it with the first page that has one, once React starts. */
const Steps = import.meta.env.SSR
  ? PrintedSteps
  : lazy(async () => ({ default: (await import('./steps')).Steps }));

/** One order on its way down the stair. It needs no program: a step is a radio button, and its part follows from it. */
export function ProductStory({ block, isHead }: BlockProps<'productStory'>) {
  const headingId = titleId(block);
  return (
    <section
      id={block.anchor || undefined}
      aria-labelledby={headingId}
      className={`${tone.paper} ${padding.section} ${stair.block}`}
      {...useContext(EditAttributes)}
    >
      <Container>
        <BlockHead id={headingId} title={block.title} lead={block.lead} level={isHead ? 1 : 2} />
      </Container>
      <Suspense>
        <Steps block={block} />
      </Suspense>
    </section>
  );
}
