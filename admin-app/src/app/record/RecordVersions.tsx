import { getVersion, listVersions } from '@venue/sdk/versions/admin';
import type { Version } from '@venue/sdk/versions/model';

import { useCall } from '@venue/shared-ui/data/useCall.ts';
import { useSend } from '@venue/shared-ui/data/useSend.ts';
import { formatDateTime } from '@venue/shared-ui/dates/format.ts';
import { Button } from '@venue/shared-ui/parts/Button.tsx';
import { confirm } from '@venue/shared-ui/parts/Confirm.tsx';
import { ErrorNote } from '@venue/shared-ui/parts/ErrorNote.tsx';
import { TextSkeleton } from '@venue/shared-ui/parts/Skeletons.tsx';
import { useId, useState } from 'react';
import { FieldChanges, loggedFields } from './FieldChanges.tsx';
import { Planned } from './Planned.tsx';
import css from './RecordHistory.module.css';
import type { PageKind } from './RecordPage.tsx';
import type { Editing } from './useRecordForm.ts';

interface Props {
  kind: PageKind;
  id: number;
  restore: Editing['restore'];
}

const PAGE = 5;
const texts = { refused: 'Не удалось вернуть версию', failed: 'Не удалось вернуть версию' };

/** What visitors saw of the record, newest first, and the way back to each; when it is published by itself. */
export function RecordVersions({ kind, id, restore }: Props) {
  const heading = useId();
  const [most, setMost] = useState(PAGE);
  const { data, error, refetch } = useCall(
    listVersions,
    { kind: kind.name, id, query: { most } },
    { keepPrevious: true },
  );
  const { versions = [], more = false, isShown = false, isPlanned = false } = data?.message ?? {};
  return (
    <>
      {isPlanned && <Planned kind={kind} id={id} isShown={isShown} />}
      <section aria-labelledby={heading} className={css.history}>
        <h2 id={heading}>Версии</h2>
        {!data && !error && <TextSkeleton lines={3} />}
        {!data && error && <ErrorNote error={error} title="Не удалось загрузить версии" retry={() => refetch()} />}
        {data && versions.length === 0 && (
          <p className={css.empty}>Появятся после публикации: каждое сохранение того, что видят посетители.</p>
        )}
        <ol className={css.steps}>
          {versions.map((version, index) => (
            <li key={version.number}>
              <OneVersion
                version={version}
                kind={kind}
                id={id}
                restore={restore}
                isLast={index === 0}
                isShown={isShown}
              />
            </li>
          ))}
        </ol>
        {more && (
          <Button variant="outlined" onClick={() => setMost(Math.min(most + 20, 500))} disabled={most >= 500}>
            Показать ещё
          </Button>
        )}
      </section>
    </>
  );
}

interface OneProps extends Props {
  version: Version;
  isLast: boolean;
  isShown: boolean;
}

function OneVersion({ version: { number, at, who, changes }, kind, id, restore, isLast, isShown }: OneProps) {
  const { send: read } = useSend(getVersion, texts);
  const when = formatDateTime(at);
  const bring = async () => {
    const sure = await confirm({
      title: `Вернуть версию ${number}?`,
      text: `Поля станут такими, как были ${when}, и\u00a0${
        isShown ? 'посетители увидят их сразу' : 'сохранятся'
      }. Картинки останутся нынешними.`,
      yes: 'Вернуть',
    });
    if (!sure) return;
    const reply = await read({ kind: kind.name, id, versionId: number });
    if (reply) await restore(reply.message.data);
  };
  return (
    <>
      <p>
        <b>Версия {number}</b>
        {isLast && isShown && ', сейчас на\u00a0сайте'}{' '}
        <span className={css.when}>
          · {when}
          {who && ` · ${who.replaceAll(' ', '\u00a0')}`}
        </span>
      </p>
      {changes.length > 0 && <FieldChanges changes={changes} fields={loggedFields(kind)} />}
      {!(isLast && isShown) && (
        <Button size="small" variant="outlined" onClick={() => void bring()}>
          Вернуть<span className="visually-hidden"> версию {number}</span>
        </Button>
      )}
    </>
  );
}
