import { failedAt } from '@venue/sdk';
import { getSubscription, leaveMailing } from '@venue/sdk/mailing';
import { useCall } from '@venue/shared-ui/data/useCall.ts';
import { useSend } from '@venue/shared-ui/data/useSend.ts';
import { Button } from '@venue/shared-ui/parts/Button.tsx';
import { TextSkeleton } from '@venue/shared-ui/parts/load/Skeletons.tsx';
import { Empty } from '@venue/shared-ui/parts/message/Empty.tsx';
import { ErrorNote } from '@venue/shared-ui/parts/message/ErrorNote.tsx';
import { useLocation } from 'react-router-dom';
import { mailingPaths } from './mailing.paths.ts';

/** The page of the unsubscribe link in each e-mail: one click, without signing in. */
export function LeaveMailing() {
  const link = useLocation().hash.slice(1);
  const { data, error, refetch } = useCall(getSubscription, { body: { link: link || '-' } });
  const { send, busy } = useSend(leaveMailing, { failed: failedAt('отписке') });
  const of = data?.message;
  if (of?.isSubscribed)
    return (
      <Empty
        title="Отписаться от&nbsp;новостей?"
        text={`Писем площадки на\u00a0${of.emailMasked} больше не\u00a0будет. Чеки, билеты и\u00a0коды приходить не\u00a0перестанут.`}
        action={
          <Button variant="contained" aria-disabled={busy || undefined} onClick={() => void send({ body: { link } })}>
            Отписаться
          </Button>
        }
      />
    );
  if (of)
    return (
      <Empty
        title="Вы&nbsp;отписаны"
        text={`На\u00a0${of.emailMasked} новости больше не\u00a0придут.`}
        action={
          <Button variant="outlined" to={mailingPaths.subscribe.path}>
            Подписаться снова
          </Button>
        }
      />
    );
  if (error && 'code' in error && (error.code === 'link_expired' || error.code === 'invalid_input'))
    return <Empty title="Ссылка не&nbsp;действует" text="Откройте её из&nbsp;последнего письма, целиком." />;
  if (error) return <ErrorNote error={error} title="Не&nbsp;удалось открыть страницу" retry={() => void refetch()} />;
  return <TextSkeleton lines={4} />;
}
