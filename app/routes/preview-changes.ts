import { streamChanges } from '../preview/preview-changes.server';
import { forMethods } from '../preview/preview-responses.server';
import { previews } from '../services.server';

const handle = forMethods(['GET', 'HEAD'], (request) => streamChanges(request, previews));

export { handle as action, handle as loader };
