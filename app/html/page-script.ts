import { answerDrawer } from '../chrome/answer-drawer';
import { answerScrollToTop } from '../chrome/answer-scroll-to-top';
import { findInAnswers } from '../ui/find-in-answers';
import { answerEarlyClicks } from '../ui/hydration/early-clicks';
import { startReactWhenNeeded } from '../ui/hydration/start-react';
import { markCurrentPart } from '../ui/mark-current-part';

/** The module script of every page: everything that readers need without React. */
// First: its listener must run before that of the next one.
findInAnswers();
startReactWhenNeeded();
answerDrawer();
answerScrollToTop();
markCurrentPart();
answerEarlyClicks();
