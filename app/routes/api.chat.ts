import type { ActionFunctionArgs } from '@remix-run/node';
import { chatEndpoint } from '../chat/endpoint/chat-endpoint.server';

/** Every method but POST is told so there too. */
export const loader = ({ request }: ActionFunctionArgs) => chatEndpoint(request);
export const action = ({ request }: ActionFunctionArgs) => chatEndpoint(request);
