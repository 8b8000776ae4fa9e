import { streamChanges } from '../preview/preview-changes.server';
import { forMethods } from '../preview/preview-responses.server';

export const loader = forMethods(['GET', 'HEAD'], streamChanges);
export const action = loader;
