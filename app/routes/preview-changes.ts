import type { LoaderFunctionArgs } from '@remix-run/node';
import { streamChanges } from '../preview/preview-changes.server';
import { previews } from '../services.server';

export const loader = ({ request }: LoaderFunctionArgs) => streamChanges(request, previews);
