import { enablePreview } from '../preview/enable-preview.server';
import { forMethods } from '../preview/preview-responses.server';

const handle = forMethods(['GET', 'HEAD'], enablePreview);

export { handle as action, handle as loader };
