import nodes from '../../page.json';
import { elements } from '../elements';

export const dynamic = 'force-dynamic';

export default function Page() {
  return elements(nodes);
}
