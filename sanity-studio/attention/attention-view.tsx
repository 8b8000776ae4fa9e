import { ListTodo } from 'lucide-react';
import type { Tool } from 'sanity';
import type { Flaw } from '../checks/flaw';
import { CountedList, EmptyList } from '../ui/counted-list';
import { FlawRow } from '../ui/document-row';
import { ToolPage } from '../ui/tool-page';
import { useReading } from '../ui/use-reading';
import type { Attention, FlawList } from './find-problems';
import { useSeen } from './new-flaws';
import { UnpublishedList } from './unpublished-list';
import { useFindProblems } from './use-find-problems';

/** Lists what needs an editor's attention, with links to the fields. */
function AttentionView() {
  const { found, problem, reload } = useReading(useFindProblems());
  return (
    <ToolPage
      title="Needs attention"
      found={found}
      problem={problem && `The content could not be looked through: ${problem}`}
      reload={reload}
    >
      {(attention) => <Lists attention={attention} reload={reload} />}
    </ToolPage>
  );
}

type ListsProps = { attention: Attention; reload: () => void };

function Lists({ attention: { lists, unpublished }, reload }: ListsProps) {
  useSeen(lists);
  return (
    <>
      {lists.length === 0 ? <EmptyList text="Nothing is wrong with the content." /> : null}
      {lists.map((list) => (
        <FlawCard key={list.kind} list={list} />
      ))}
      <UnpublishedList drafts={unpublished} onPublished={reload} />
    </>
  );
}

function FlawCard({ list: { level, title, flaws } }: { list: FlawList }) {
  const hint = {
    error: 'Studio does not publish these until they are mended.',
    warning: 'These do not stop publishing.',
  };
  const tone = level === 'error' ? 'critical' : 'caution';
  return <CountedList title={title} hint={hint[level]} tone={tone} rows={flaws.map(rowOf)} />;
}

const rowOf = (flaw: Flaw) => (
  <FlawRow key={`${flaw.document._id} ${flaw.path} ${flaw.message}`} flaw={flaw} />
);

/** The tool that lists what needs an editor's attention. */
export const attentionTool: Tool = {
  name: 'attention',
  title: 'Needs attention',
  icon: ListTodo,
  component: AttentionView,
  canHandleIntent: (intent) => intent === 'attention',
  getIntentState: () => ({}),
};
