import { attachVisitCounts } from '../analytics/visits/attach-visit-counts';
import { attachChat } from '../chat/panel/attach-chat';
import { attachLauncher } from '../chat/panel/attach-launcher';
import chatProgramUrl from '../chat/panel/chat-program.ts?worker&url';
import { attachDrawer } from '../chrome/attach-drawer';
import { attachPendingLine } from '../chrome/attach-pending-line';
import { attachScrollToTop } from '../chrome/attach-scroll-to-top';
import { attachSearch } from '../chrome/attach-search';
import { attachSteps } from '../ui/attach-steps';
import { findInAnswers, openLinkedAnswer } from '../ui/find-in-answers';
import { replayPresses } from '../ui/hydration/event-replay';
import { startReactWhenNeeded } from '../ui/hydration/start-react';
import { markCurrentPart } from '../ui/mark-current-part';

/** The module script of every page: everything that readers need without React. */
// First: its listener must run before that of the next one.
findInAnswers();
startReactWhenNeeded();
attachChat(chatProgramUrl);
attachLauncher();
attachDrawer();
attachSteps();
attachPendingLine();
attachScrollToTop();
attachSearch();
markCurrentPart();
attachVisitCounts();
replayPresses();
openLinkedAnswer();
