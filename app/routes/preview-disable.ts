import type { LoaderFunctionArgs } from '@remix-run/node';
import { disablePreview } from '../preview/enable-preview.server';

const handle = ({ request }: LoaderFunctionArgs) => disablePreview(request);

export { handle as action, handle as loader };
