import { datePreview, enablePreview } from '../preview/enable-preview.server';
import { forMethods } from '../preview/preview-responses.server';
import { previews } from '../services.server';

const handle = forMethods(['GET', 'HEAD', 'POST'], (request) =>
  request.method === 'POST' ? datePreview(request, previews) : enablePreview(request, previews),
);

export { handle as action, handle as loader };
