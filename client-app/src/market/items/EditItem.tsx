import { getItem } from '@venue/sdk/market';
import { marketItemMoves, marketItemStatus } from '@venue/sdk/market/model';
import { useCall } from '@venue/shared-ui/data/useCall.ts';
import { Button } from '@venue/shared-ui/parts/Button.tsx';
import { TextSkeleton } from '@venue/shared-ui/parts/load/Skeletons.tsx';
import { confirm } from '@venue/shared-ui/parts/message/Confirm.tsx';
import { ErrorNote } from '@venue/shared-ui/parts/message/ErrorNote.tsx';
import { Page } from '@venue/shared-ui/parts/Page.tsx';
import { numberIn } from '@venue/shared-ui/shell/numberIn.ts';
import { href, useScreen } from '@venue/shared-ui/shell/screens.tsx';
import { useRef, useState } from 'react';
import { useNavigate, useParams } from 'react-router-dom';
import { todoNote } from '../../app/cabinet/todoNote.ts';
import { RecordNotFound } from '../../app/records/RecordNotFound.tsx';
import css from '../market.module.css';
import { itemPaths, requestPaths } from '../market.paths.ts';
import { BackToRequest, useForRequest } from './BackToRequest.tsx';
import { ItemEditor } from './ItemEditor.tsx';
import { ItemPhotos } from './ItemPhotos.tsx';
import { ItemSheet } from './ItemSheet.tsx';
import { ItemStatus } from './ItemStatus.tsx';
import { useRemoveItem } from './useRemoveItem.ts';

const question = marketItemMoves.find(move => move.action === 'revise')?.confirm ?? '';

/**
 * One of the user's own items: editable if possible, otherwise read-only. Follows every decision about its requests.
 */
export default function EditItem() {
  const id = numberIn(useParams().itemId) ?? 0;
  const screen = useScreen();
  const navigate = useNavigate();
  const requestId = useForRequest();
  const { data, error, refetch } = useCall(getItem, { body: { itemId: id } }, { enabled: id > 0 });
  const { remove, busy } = useRemoveItem();
  // A confirmed one is edited only after its owner said so.
  const [revising, setRevising] = useState(false);
  const status = useRef<HTMLElement>(null);
  const gone = error && !data && 'code' in error && error.code === 'not_found';
  if (gone || id === 0)
    return <RecordNotFound title="Товар не найден" home={itemPaths.list.path} homeLabel={itemPaths.list.title} />;
  if (!data)
    return (
      <Page {...screen} narrow>
        {error ? (
          <ErrorNote error={error} title="Не удалось загрузить товар" retry={() => void refetch()} />
        ) : (
          <TextSkeleton lines={8} />
        )}
      </Page>
    );
  const item = data.message;
  const { can, heldBy, itemStatus } = item;
  const draft = itemStatus === marketItemStatus.draft;
  const editing = can.includes('edit') && (draft || revising);
  const revise = async () => {
    if (!(await confirm({ title: 'Изменить товар?', text: question, yes: 'Изменить' }))) return;
    setRevising(true);
    todoNote(status.current);
  };
  return (
    <Page {...screen} title={item.itemName} narrow>
      {requestId !== null && <BackToRequest requestId={requestId} added />}
      {/* Another user's confirmed item is readable, but its status is of no use to the reader. */}
      {(can.length > 0 || heldBy !== null) && <ItemStatus ref={status} item={item} />}
      {editing ? (
        <>
          <div className={css.card}>
            <ItemPhotos item={item} />
          </div>
          <div className={css.card}>
            <ItemEditor item={item} />
          </div>
        </>
      ) : (
        <div className={css.card}>
          <ItemSheet item={item} />
        </div>
      )}
      <div className={css.actions}>
        {can.includes('edit') && !editing && (
          <Button variant="outlined" onClick={() => void revise()}>
            Изменить
          </Button>
        )}
        {can.includes('edit') && draft && requestId === null && (
          <Button variant="outlined" to={`${href(requestPaths.create)}?item=${item.itemId}`}>
            Предложить в&nbsp;новой заявке
          </Button>
        )}
        {can.includes('remove') && (
          <Button
            color="error"
            disabled={busy}
            onClick={async () => {
              if (await remove(item)) navigate(itemPaths.list.path);
            }}
          >
            Удалить товар
          </Button>
        )}
      </div>
    </Page>
  );
}
