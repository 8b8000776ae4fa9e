import type { EndCap as EndCapValue } from '../../content/content-types';
import { Actions } from '../../ui/actions';
import { Heading, Text } from '../../ui/typography';
import { band, endCap as endCapClass, lowerStep, upperStep, words } from './end-cap.css';

type EndCapProps = { endCap: EndCapValue };

/** The last steps of the stair and the call to action that close a page. */
export function EndCap({ endCap }: EndCapProps) {
  return (
    <section className={endCapClass} aria-labelledby="end-cap-title">
      <div className={upperStep} />
      <div className={lowerStep} />
      <div className={band}>
        <div className={words}>
          <Heading level={2} id="end-cap-title">
            {endCap.title}
          </Heading>
          {endCap.text ? <Text>{endCap.text}</Text> : null}
        </div>
        <Actions links={endCap.actions} surface="base" />
      </div>
    </section>
  );
}
