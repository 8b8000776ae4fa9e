import type { ReactNode } from 'react';
import type { ErrorPage as ErrorPageValue } from '../content/content-types';
import { Actions } from '../ui/actions';
import { Heading, Text } from '../ui/typography';
import { actions, course, plain, scene, words } from './error-page.css';

type ErrorPageProps = {
  content: ErrorPageValue;
  /** A drawing that stands on the course closing the page. */
  illustration?: ReactNode;
};

/** What went wrong, what to do, and where to go. */
export function ErrorPage({ content, illustration }: ErrorPageProps) {
  return (
    <>
      <div className={illustration ? scene : `${scene} ${plain}`}>
        <div className={words}>
          <Heading level={1}>{content.title}</Heading>
          <Text look="lead">{content.text}</Text>
          <div className={actions}>
            <Actions links={content.actions} arrow={false} />
          </div>
        </div>
        {illustration}
      </div>
      <div className={course} />
    </>
  );
}
