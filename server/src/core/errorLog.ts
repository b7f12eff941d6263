/** Logs errors that must not fail a write that has already happened. */
export interface ErrorLog {
  error(about: object, message: string): void;
}
