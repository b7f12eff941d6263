import type { EventRow } from '@venue/sdk/events/model';
import { Page } from '@venue/shared-ui/parts/Page.tsx';
import { useScreen } from '@venue/shared-ui/shell/screens.tsx';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { addressOf } from './addresses.ts';
import { EventEditor } from './EventEditor.tsx';
import css from './EventPage.module.css';

/** A new event or announcement: saved as a draft it goes on at its own address, at the same step. */
export function NewEvent({ kind }: { kind: EventRow['eventKind'] }) {
  const navigate = useNavigate();
  const [params] = useSearchParams();
  return (
    <Page
      {...useScreen()}
      lead="Заполните главное и&nbsp;сохраните черновик, потом добавьте афишу и&nbsp;опубликуйте. Введённое сохраняется само: можно уйти и&nbsp;вернуться."
    >
      <div className={css.column}>
        <EventEditor kind={kind} onAdded={event => void navigate(`${addressOf(event)}?${params}`, { replace: true })} />
      </div>
    </Page>
  );
}
