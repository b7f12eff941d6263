/** A service outside that can be asked whether it would do its work. */
export interface Checkable {
  /**
   * Asks a harmless question with the credentials of the settings. Returns what whoever runs the servers wants to know
   * about the account, in English.
   * @throws BadSetting which names the setting to mend
   * @throws Error when the service refuses for another reason
   */
  check?(): Promise<string>;
}
