/** What the form of a code says: where it was sent, to the phone with these last digits or, if there are none, by letter. */
export const codeSent = (phoneEnding: string) =>
  phoneEnding === ''
    ? {
        label: 'Код из\u00a0письма',
        text: 'Введите код из\u00a0письма: оно ушло на\u00a0почту, указанную для\u00a0билета',
      }
    : {
        label: 'Код из\u00a0СМС',
        text: `Введите код, отправленный на номер, который заканчивается на ${phoneEnding}`,
      };
