import { consentTexts } from '@venue/sdk/privacy/model';
import css from './ConsentNote.module.css';

/**
 * Says that pressing a button gives the consent an account needs, and shows its text. `button` is the button's label.
 */
export const ConsentNote = ({ button }: { button: string }) => (
  <details className={css.consent}>
    <summary>
      Нажимая «{button}», вы&nbsp;даёте <span>согласие на&nbsp;обработку данных</span>
    </summary>
    <p>{consentTexts.account.text}</p>
  </details>
);
