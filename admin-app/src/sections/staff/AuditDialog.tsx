import { type AnyKind, ApiFailure } from '@venue/sdk';
import { kinds } from '@venue/sdk/kinds';
import { getAuditEntry } from '@venue/sdk/staff/admin';
import { useCall } from '@venue/shared-ui/data/useCall.ts';
import { formatDateTime } from '@venue/shared-ui/dates/format.ts';
import { DialogButtons, SmallDialog } from '@venue/shared-ui/mui/SmallDialog.tsx';
import { Button } from '@venue/shared-ui/parts/Button.tsx';
import { TextSkeleton } from '@venue/shared-ui/parts/load/Skeletons.tsx';
import { ErrorNote } from '@venue/shared-ui/parts/message/ErrorNote.tsx';
import { href } from '@venue/shared-ui/shell/screens.tsx';
import { FieldChanges, loggedFields } from '../../app/record/changes/FieldChanges.tsx';
import { PersonName } from '../../app/record/PersonName.tsx';
import { staffPaths } from './staff.paths.ts';

const kindOf = (word: string): AnyKind | undefined => Object.values<AnyKind>(kinds).find(({ name }) => name === word);

/** One action of staff: who, when, on what, and each field before and after. */
export default function AuditDialog({ id, close }: { id: number; close: () => void }) {
  const { data, error, refetch } = useCall(getAuditEntry, { id });
  const entry = data?.message;
  const gone = error instanceof ApiFailure && error.status === 404;
  return (
    <SmallDialog title={entry?.what ?? `Действие №\u00a0${id}`} close={close}>
      {entry ? (
        <>
          <p>
            <PersonName userId={entry.userId} name={entry.who} />, {formatDateTime(entry.at)}. {entry.record}.
          </p>
          {entry.changes.length === 0 ? (
            <p>Поля записи не&nbsp;изменились.</p>
          ) : (
            <FieldChanges changes={entry.changes} fields={loggedFields(kindOf(entry.kind))} />
          )}
        </>
      ) : error ? (
        <ErrorNote
          error={error}
          title="Не удалось загрузить действие"
          {...(gone ? {} : { retry: () => void refetch() })}
        />
      ) : (
        <TextSkeleton lines={4} />
      )}
      <DialogButtons>
        {entry && (
          <Button color="inherit" to={`${href(staffPaths.audit)}?kind=${entry.kind}&recordId=${entry.recordId}`}>
            Всё об&nbsp;этой записи
          </Button>
        )}
        <Button variant="outlined" onClick={close}>
          Закрыть
        </Button>
      </DialogButtons>
    </SmallDialog>
  );
}
