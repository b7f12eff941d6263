import { Button } from './Button.tsx';
import css from './Notes.module.css';
import { Page } from './Page.tsx';

interface Props {
  /** Where the button leads, within this app. */
  home?: string;
  homeLabel?: string;
}

/** The page for an address that leads nowhere. */
export function NotFound({ home = '/', homeLabel = 'На главную' }: Props) {
  return (
    <Page title="Страница не найдена" bare>
      <div className={css.note}>
        <div className={css.code} aria-hidden="true">
          404
        </div>
        <p className={css.text}>Возможно, её перенесли или в&nbsp;адресе опечатка.</p>
        <div className={css.action}>
          <Button variant="contained" to={home}>
            {homeLabel}
          </Button>
        </div>
      </div>
    </Page>
  );
}
