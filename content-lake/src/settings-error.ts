/** A variable of the environment has a value that makes no sense; the message names it. */
export class SettingsError extends Error {
  override readonly name = 'SettingsError';
}
