import { ListTodo } from 'lucide-react';
import type { Tool } from 'sanity';
import { AttentionView } from './attention-view';

/** The tool that lists what an editor should see to. */
export const attentionTool: Tool = {
  name: 'attention',
  title: 'Needs attention',
  icon: ListTodo,
  component: AttentionView,
};
