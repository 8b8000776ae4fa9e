import type { MetaDescriptor } from '@remix-run/node';
import { Actions } from '../ui/actions';
import { Illustration } from '../ui/illustration/illustration';
import { Heading, Text } from '../ui/typography';
import { course, scene, words } from './error-page.css';

type WelcomePageProps = {
  /** Origin of Studio; null if the site does not know it. */
  studio: string | null;
  /** False if the dataset may as well be private: nobody but its owner can tell. */
  isNew: boolean;
};

const TITLE = 'This website has no pages yet';
const NEW = 'Open Studio to start with the sample site, or with a home page of your own.';
const NEW_OR_PRIVATE =
  'No published content can be read yet. New project? Open Studio to start. Private dataset? The site needs a token for its content.';

/** The home page of a new dataset: leads the first editor to Studio. */
export function WelcomePage({ studio, isNew }: WelcomePageProps) {
  return (
    <>
      <div className={scene}>
        <div className={words}>
          <Heading level={1}>{TITLE}</Heading>
          <Text look="lead">{isNew ? NEW : NEW_OR_PRIVATE}</Text>
          {studio ? <Actions links={[{ label: 'Open Studio', href: studio }]} /> : null}
        </div>
        <Illustration name="about-future" />
      </div>
      <div className={course} />
    </>
  );
}

export const welcomeMeta = (): MetaDescriptor[] => [{ title: TITLE }, { name: 'robots', content: 'noindex' }];
