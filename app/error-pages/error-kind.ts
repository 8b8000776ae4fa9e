import { isRouteErrorResponse } from '@remix-run/react';

/**
 * Which of the two error pages answers an error: the visitor asked for what is not there, or we cannot answer.
 * @param error what a loader threw
 */
export function errorKind(error: unknown): 'notFound' | 'unavailable' {
  return isRouteErrorResponse(error) && error.status < 500 ? 'notFound' : 'unavailable';
}
