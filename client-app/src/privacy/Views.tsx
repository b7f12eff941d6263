import type { PersonalDataView } from '@venue/sdk/privacy/model';
import { formatDateTime } from '@venue/shared-ui/dates/format.ts';
import { Button } from '@venue/shared-ui/parts/Button.tsx';
import { useState } from 'react';
import css from './Consent.module.css';
import list from './Views.module.css';

const AT_FIRST = 10;

/** Who opened the person's passport and files, when and why. */
export function Views({ views }: { views: readonly PersonalDataView[] }) {
  const [all, setAll] = useState(false);
  const visible = all ? views : views.slice(0, AT_FIRST);
  return (
    <section className={css.card} aria-labelledby="views-heading">
      <h2 id="views-heading">Кто открывал ваши данные</h2>
      {views.length === 0 ? (
        <p className={css.soft}>Паспорт и&nbsp;документы ещё никто не&nbsp;открывал.</p>
      ) : (
        <ol className={list.list}>
          {visible.map((view, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a log only grows at its beginning, and two looks may be alike
            <li key={index}>
              <p className={list.what}>{view.what}</p>
              <p>
                <span>{view.who}</span>
                {view.reason && <span className={css.soft}> — {view.reason}</span>}
              </p>
              <time className={css.small} dateTime={view.at}>
                {formatDateTime(view.at)}
              </time>
            </li>
          ))}
        </ol>
      )}
      {visible.length < views.length && (
        <div>
          <Button variant="outlined" size="small" onClick={() => setAll(true)}>
            Показать все {views.length}
          </Button>
        </div>
      )}
    </section>
  );
}
