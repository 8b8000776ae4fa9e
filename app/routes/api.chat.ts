import type { ActionFunctionArgs } from '@remix-run/node';
import { chatEndpoint } from '../chat/endpoint/chat-endpoint.server';

/** It rejects other methods than POST too. */
export const loader = ({ request }: ActionFunctionArgs) => chatEndpoint(request);
export const action = ({ request }: ActionFunctionArgs) => chatEndpoint(request);
