import { failedAt } from '@venue/sdk';
import { getRoomFeed, removeRoomFeed, renewRoomFeed } from '@venue/sdk/desk/admin';
import type { BoardRoom } from '@venue/sdk/desk/model';
import { useCall } from '@venue/shared-ui/data/useCall.ts';
import { useSend } from '@venue/shared-ui/data/useSend.ts';
import { Field } from '@venue/shared-ui/fields/Field.tsx';
import { PlainSelect } from '@venue/shared-ui/fields/PlainSelect.tsx';
import { DialogButtons, SmallDialog } from '@venue/shared-ui/mui/SmallDialog.tsx';
import { Button } from '@venue/shared-ui/parts/Button.tsx';
import { Flow } from '@venue/shared-ui/parts/Flow.tsx';
import { confirm } from '@venue/shared-ui/parts/message/Confirm.tsx';
import { ErrorNote } from '@venue/shared-ui/parts/message/ErrorNote.tsx';
import { notify } from '@venue/shared-ui/parts/message/notify.ts';
import { Stack } from '@venue/shared-ui/parts/Stack.tsx';
import { useState } from 'react';
import css from './Desk.module.css';

/** The private links through which calendar apps follow the bookings of a room. */
export default function FeedDialog({ rooms, close }: { rooms: readonly BoardRoom[]; close: () => void }) {
  const [roomId, setRoomId] = useState(rooms[0]?.roomId);
  return (
    <SmallDialog title="Календарь помещения" close={close}>
      <Stack gap={16}>
        <p>
          По&nbsp;ссылке брони, мероприятия и&nbsp;закрытые часы помещения появятся в&nbsp;Яндекс Календаре, Google
          Календаре или Apple Календаре и&nbsp;будут обновляться сами. Имён и&nbsp;телефонов в&nbsp;нём нет, только
          инициалы.
        </p>
        <Field label="Помещение">
          {wiring => (
            <PlainSelect
              wiring={wiring}
              value={roomId}
              options={rooms.map(each => ({ id: each.roomId, label: each.name }))}
              onChange={id => id !== undefined && setRoomId(id)}
            />
          )}
        </Field>
        {roomId !== undefined && <Feed key={roomId} roomId={roomId} />}
      </Stack>
      <DialogButtons>
        <Button color="inherit" onClick={close}>
          Закрыть
        </Button>
      </DialogButtons>
    </SmallDialog>
  );
}

function Feed({ roomId }: { roomId: number }) {
  const { data, error, refetch } = useCall(getRoomFeed, { id: roomId });
  const make = useSend(renewRoomFeed, {
    done: 'Ссылка на\u00a0календарь создана',
    failed: failedAt('создании ссылки на\u00a0календарь'),
  });
  const revoke = useSend(removeRoomFeed, {
    done: 'Ссылка на\u00a0календарь отозвана',
    failed: failedAt('отзыве ссылки на\u00a0календарь'),
  });
  if (!data)
    return error ? (
      <ErrorNote error={error} title="Не&nbsp;удалось узнать ссылку" retry={() => void refetch()} />
    ) : null;
  const { url } = data.message;
  const body = { roomId };
  const renew = async () => {
    const question = {
      title: 'Создать новую ссылку?',
      text: 'Прежняя перестанет работать: календари, которые по\u00a0ней обновлялись, подпишите заново.',
      yes: 'Создать новую',
    };
    if (await confirm(question)) await make.send({ body });
  };
  const remove = async () => {
    const question = {
      title: 'Отозвать ссылку на\u00a0календарь?',
      text: 'Календари, которые по\u00a0ней обновлялись, больше ничего не\u00a0узнают о\u00a0помещении.',
      yes: 'Отозвать',
      danger: true,
    };
    if (await confirm(question)) await revoke.send({ body });
  };
  if (url === null)
    return (
      <Flow gap={8}>
        <Button variant="contained" aria-busy={make.busy || undefined} onClick={() => void make.send({ body })}>
          Создать ссылку
        </Button>
      </Flow>
    );
  return (
    <>
      <p className={css.url}>{url}</p>
      <Flow gap={8}>
        <Button variant="contained" onClick={() => void copy(url)}>
          Скопировать ссылку
        </Button>
        <Button color="inherit" aria-busy={make.busy || undefined} onClick={() => void renew()}>
          Создать новую
        </Button>
        <Button color="inherit" aria-busy={revoke.busy || undefined} onClick={() => void remove()}>
          Отозвать
        </Button>
      </Flow>
    </>
  );
}

async function copy(url: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(url);
    notify.success('Ссылка скопирована');
  } catch {
    notify.error('Не\u00a0удалось скопировать ссылку. Выделите её и\u00a0скопируйте сами');
  }
}
