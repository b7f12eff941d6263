import { type ConsentPurpose, consentTexts } from '@venue/sdk/privacy/model';
import { Button } from '@venue/shared-ui/parts/Button.tsx';
import { Spinner } from '@venue/shared-ui/parts/load/Spinner.tsx';
import { ScreenLink } from '@venue/shared-ui/shell/ScreenLink.tsx';
import { privacyPaths } from '../../privacy/privacy.paths.ts';
import css from './ConsentFirst.module.css';
import { useConsent } from './useConsent.ts';

interface Props {
  purpose: ConsentPurpose;
  /** The consequences of withdrawing the consent. */
  after: string;
}

/** Shown instead of data that requires a consent: its full text, and the button that gives it. */
export function ConsentFirst({ purpose, after }: Props) {
  const { give, busy } = useConsent(purpose);
  return (
    <section className={css.first} aria-labelledby={`consent-${purpose}`}>
      <h2 id={`consent-${purpose}`}>Сначала нужно ваше согласие</h2>
      <blockquote className={css.text}>{consentTexts[purpose].text}</blockquote>
      <p className={css.after}>
        {after} <ScreenLink to={privacyPaths.page}>Как мы&nbsp;обращаемся с&nbsp;данными</ScreenLink>
      </p>
      <div>
        <Button
          variant="contained"
          onClick={() => void give()}
          aria-disabled={busy || undefined}
          startIcon={busy ? <Spinner size={20} /> : undefined}
        >
          Даю согласие
        </Button>
      </div>
    </section>
  );
}
