import { answerDrawer } from '../chrome/answer-drawer';
import { answerScrollToTop } from '../chrome/answer-scroll-to-top';
import { findInAnswers } from '../ui/find-in-answers';
import { answerEarlyClicks } from '../ui/hydration/early-clicks';
import { startReactWhenNeeded } from '../ui/hydration/start-react';
import { markCurrentPart } from '../ui/mark-current-part';

/** The file that every page runs once its HTML is there: all that a reader needs, without React. */
// First: it hears presses that the next one answers.
findInAnswers();
startReactWhenNeeded();
answerDrawer();
answerScrollToTop();
markCurrentPart();
answerEarlyClicks();
