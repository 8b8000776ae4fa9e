import { randomBytes } from 'node:crypto';
import { httpError } from '../errors';

const TRANSACTION_ID = /^[A-Za-z0-9._-]{1,128}$/;
const TRANSACTION_ID_BYTES = 16;

/**
 * The id of a transaction: the one that the client chose, or a new one.
 *
 * @throws LakeError 400 for one that cannot be an id.
 */
export function readTransactionId(value: unknown): string {
  if (value === undefined) return randomBytes(TRANSACTION_ID_BYTES).toString('hex');
  if (typeof value === 'string' && TRANSACTION_ID.test(value)) return value;
  throw httpError(400, '"transactionId" must be 1 to 128 letters, digits, "_", "-" or "."');
}
