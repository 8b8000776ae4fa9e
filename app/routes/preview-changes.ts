import { streamChanges } from '../preview/preview-changes.server';
import { forMethods } from '../preview/preview-responses.server';

const handle = forMethods(['GET', 'HEAD'], streamChanges);

export { handle as action, handle as loader };
