/** An environment variable with an unusable value; `message` is the one line to print before stopping. */
export class BadSetting extends Error {
  override readonly name = 'BadSetting';
}
