import { type ApiFailure, textOf, type Unreachable } from '@venue/sdk';
import { getVersion, listVersions, restoreVersionPictures } from '@venue/sdk/versions/admin';
import type { Version, VersionPicture } from '@venue/sdk/versions/model';
import { useCall } from '@venue/shared-ui/data/useCall.ts';
import { useSend } from '@venue/shared-ui/data/useSend.ts';
import { formatDateTime } from '@venue/shared-ui/dates/format.ts';
import { Button } from '@venue/shared-ui/parts/Button.tsx';
import { TextSkeleton } from '@venue/shared-ui/parts/load/Skeletons.tsx';
import { confirm } from '@venue/shared-ui/parts/message/Confirm.tsx';
import { ErrorNote } from '@venue/shared-ui/parts/message/ErrorNote.tsx';
import { notify } from '@venue/shared-ui/parts/message/notify.ts';
import { useId, useState } from 'react';
import { FieldChanges, loggedFields } from '../changes/FieldChanges.tsx';
import { PictureChanges } from '../changes/PictureChanges.tsx';
import css from '../changes/RecordHistory.module.css';
import type { Editing } from '../form/useRecordForm.ts';
import type { PageKind } from '../RecordPage.tsx';
import { Planned } from './Planned.tsx';

interface Props {
  kind: PageKind;
  id: number;
  restore: Editing['restore'];
}

const PAGE = 5;
const texts = { refused: 'Не удалось вернуть версию', failed: 'Не удалось вернуть версию' };

/** The published versions of a record, newest first, with buttons to restore them, and its publication schedule. */
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

/** The label of the kind's pictures: the last picture field, because a cover chosen among them is declared first. */
const pictureLabel = ({ fields }: PageKind): string =>
  Object.values(fields).findLast(({ is }) => is === 'picture')?.label ?? 'Картинки';

function whatComesBack(
  label: string,
  pictures: readonly VersionPicture[] | null,
  { when, isShown }: { when: string; isShown: boolean },
): string {
  const what = pictures && pictures.length > 0 ? `Поля и\u00a0${label.toLowerCase()}` : 'Поля';
  const then = isShown ? 'посетители увидят их сразу' : 'сохранятся';
  const fields = `${what} станут такими, как были ${when}, и\u00a0${then}.`;
  if (!pictures) return `${fields} Картинки останутся нынешними: в\u00a0этой версии их\u00a0ещё не\u00a0запоминали.`;
  return pictures.length > 0 ? fields : `${fields} Поле «${label}» станет пустым, как и\u00a0тогда.`;
}

function sayPicturesStayed(failure: ApiFailure | Unreachable): true {
  notify.error(`Поля вернулись, а\u00a0картинки остались нынешними. ${textOf(failure)}`);
  return true;
}

interface OneProps extends Props {
  version: Version;
  isLast: boolean;
  isShown: boolean;
}

function OneVersion({ version, kind, id, restore, isLast, isShown }: OneProps) {
  const { number, at, who, changes, pictureChanges } = version;
  const { send: read } = useSend(getVersion, texts);
  const { send: bringPictures } = useSend(restoreVersionPictures);
  const when = formatDateTime(at);
  const bring = async () => {
    const input = { kind: kind.name, id, versionId: number };
    const reply = await read(input);
    if (!reply) return;
    const { data, pictures } = reply.message;
    const title = `Вернуть версию ${number}?`;
    const text = whatComesBack(pictureLabel(kind), pictures, { when, isShown });
    if (!(await confirm({ title, text, yes: 'Вернуть' }))) return;
    // Restore the pictures last: if the fields are refused, visitors still see the record as it was.
    if ((await restore(data)) && pictures) await bringPictures(input, { handles: sayPicturesStayed });
  };
  return (
    <>
      <p>
        <b>Версия {number}</b>
        {isLast && isShown && <span>, сейчас на&nbsp;сайте</span>}{' '}
        <span className={css.when}>
          <span>· {when}</span>
          {who && <span>{` · ${who.replaceAll(' ', '\u00a0')}`}</span>}
        </span>
      </p>
      {changes.length > 0 && <FieldChanges changes={changes} fields={loggedFields(kind)} />}
      <PictureChanges {...pictureChanges} />
      {!(isLast && isShown) && (
        <Button size="small" variant="outlined" onClick={() => void bring()}>
          Вернуть<span className="visually-hidden"> версию {number}</span>
        </Button>
      )}
    </>
  );
}
