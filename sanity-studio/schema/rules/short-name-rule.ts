const SHORT_NAME = /^[a-z0-9]+(-[a-z0-9]+)*$/;

/**
 * Whether a name can stand in an address. An empty one is fine here: whether it is needed, its field says.
 * @returns what to change, for the editor
 */
export function checkShortName(value: string | undefined): true | string {
  if (value === undefined || SHORT_NAME.test(value)) return true;
  return 'Use lower-case letters, digits and hyphens only, for example order-management.';
}
