import { enablePreview } from '../preview/enable-preview.server';
import { forMethods } from '../preview/preview-responses.server';

export const loader = forMethods(['GET', 'HEAD'], enablePreview);
export const action = loader;
