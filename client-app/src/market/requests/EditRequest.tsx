import { failedAt } from '@venue/sdk';
import { getRequest, saveRequest } from '@venue/sdk/market';
import { type MarketRequest, marketRequestMoves, marketRequestStatus } from '@venue/sdk/market/model';
import { useCall } from '@venue/shared-ui/data/useCall.ts';
import { useSend } from '@venue/shared-ui/data/useSend.ts';
import { Button } from '@venue/shared-ui/parts/Button.tsx';
import { TextSkeleton } from '@venue/shared-ui/parts/load/Skeletons.tsx';
import { confirm } from '@venue/shared-ui/parts/message/Confirm.tsx';
import { ErrorNote } from '@venue/shared-ui/parts/message/ErrorNote.tsx';
import { Page } from '@venue/shared-ui/parts/Page.tsx';
import { numberIn } from '@venue/shared-ui/shell/numberIn.ts';
import { useScreen } from '@venue/shared-ui/shell/screens.tsx';
import { useRef } from 'react';
import { useNavigate, useParams } from 'react-router-dom';
import { todoNote } from '../../app/cabinet/todoNote.ts';
import { RecordHistory } from '../../app/records/RecordHistory.tsx';
import { RecordNotFound } from '../../app/records/RecordNotFound.tsx';
import css from '../market.module.css';
import { requestPaths } from '../market.paths.ts';
import { RequestEditor } from './RequestEditor.tsx';
import { RequestSheet } from './RequestSheet.tsx';
import { RequestStatus } from './RequestStatus.tsx';
import { requestValues } from './requestForm.ts';
import { useRemoveRequest } from './useRemoveRequest.ts';

const question = marketRequestMoves.find(move => move.action === 'revise')?.confirm ?? '';

/** One of the user's own requests: editable as a draft, otherwise read-only. Follows every decision of staff. */
export default function EditRequest() {
  const id = numberIn(useParams().requestId) ?? 0;
  const screen = useScreen();
  const { data, error, refetch } = useCall(getRequest, { body: { requestId: id } }, { enabled: id > 0 });
  const gone = error && !data && 'code' in error && error.code === 'not_found';
  if (gone || id === 0)
    return (
      <RecordNotFound title="Заявка не найдена" home={requestPaths.list.path} homeLabel={requestPaths.list.title} />
    );
  return (
    <Page {...screen} narrow>
      {data ? (
        <Request request={data.message} reload={() => void refetch()} />
      ) : error ? (
        <ErrorNote error={error} title="Не удалось загрузить заявку" retry={() => void refetch()} />
      ) : (
        <TextSkeleton lines={8} />
      )}
    </Page>
  );
}

function Request({ request, reload }: { request: MarketRequest; reload: () => void }) {
  const navigate = useNavigate();
  const { requestId, requestStatus, can } = request;
  const status = useRef<HTMLElement>(null);
  const { remove, busy } = useRemoveRequest();
  // Saving a declined request, even as it is, makes it a draft again.
  const revising = useSend(saveRequest, {
    refused: 'Не удалось взять заявку на правку',
    failed: failedAt('изменении заявки'),
  });
  const editing = can.includes('edit') && requestStatus === marketRequestStatus.draft;
  const revise = async () => {
    if (!(await confirm({ title: 'Исправить заявку?', text: question, yes: 'Исправить' }))) return;
    const { brandId, ...fields } = requestValues(request);
    const done = await revising.send({ body: { ...fields, brandId: request.brandId, requestId } });
    if (done) todoNote(status.current);
  };
  return (
    <>
      <RequestStatus ref={status} request={request} />
      {editing ? (
        <RequestEditor request={request} reload={reload} onSent={() => todoNote(status.current)} />
      ) : (
        <RequestSheet request={request} />
      )}
      <div className={css.actions}>
        {can.includes('edit') && !editing && (
          <Button variant="contained" disabled={revising.busy} onClick={() => void revise()}>
            Исправить
          </Button>
        )}
        {can.includes('remove') && (
          <Button
            color="error"
            disabled={busy}
            onClick={async () => {
              if (await remove(requestId)) navigate(requestPaths.list.path);
            }}
          >
            Удалить заявку
          </Button>
        )}
      </div>
      <RecordHistory steps={request.history} />
    </>
  );
}
