import { Button } from './Button.tsx';
import css from './Notes.module.css';
import { Page } from './Page.tsx';

interface Props {
  /** Where the button leads, within this app. */
  home?: string;
  homeLabel?: string;
}

/** The page /403: the person may not see what they asked for. */
export function Forbidden({ home = '/', homeLabel = 'На главную' }: Props) {
  return (
    <Page title="Доступ запрещён" bare>
      <div className={css.note}>
        <div className={css.code} aria-hidden="true">
          403
        </div>
        <p className={css.text}>
          У вас нет прав для просмотра этой страницы. Если доступ нужен, обратитесь к&nbsp;администратору.
        </p>
        <div className={css.action}>
          <Button variant="contained" to={home}>
            {homeLabel}
          </Button>
        </div>
      </div>
    </Page>
  );
}
