import { disablePreview } from '../preview/enable-preview.server';
import { forMethods } from '../preview/preview-responses.server';

export const loader = forMethods(['GET', 'HEAD', 'POST'], disablePreview);
export const action = loader;
