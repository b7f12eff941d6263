import { failedAt } from '@venue/sdk';
import { downloadVcard, getCard, getCardAvatar } from '@venue/sdk/cards';
import { saveFile } from '@venue/shared-ui/data/saveFile.ts';
import { useBlobUrl } from '@venue/shared-ui/data/useBlobUrl.ts';
import { useCall } from '@venue/shared-ui/data/useCall.ts';
import { useSend } from '@venue/shared-ui/data/useSend.ts';
import { Button } from '@venue/shared-ui/parts/Button.tsx';
import { CardsSkeleton } from '@venue/shared-ui/parts/load/Skeletons.tsx';
import { Empty } from '@venue/shared-ui/parts/message/Empty.tsx';
import { ErrorNote } from '@venue/shared-ui/parts/message/ErrorNote.tsx';
import { Page } from '@venue/shared-ui/parts/Page.tsx';
import { useParams } from 'react-router-dom';
import { roomPaths } from '../rooms/rooms.paths.ts';
import { CardFace } from './CardFace.tsx';
import css from './PublicCard.module.css';

/** A business card as its link shows it, to anybody. */
export default function PublicCard() {
  const { slug = '' } = useParams();
  const { data, error, refetch } = useCall(getCard, { slug });
  const { data: picture } = useCall(getCardAvatar, { slug }, { enabled: data?.message.hasAvatar === true });
  const avatar = useBlobUrl(picture?.data);
  const { send, busy } = useSend(downloadVcard, { failed: failedAt('скачивании контакта') });
  const card = data?.message;
  const keep = async () => {
    const file = await send({ slug });
    if (file) saveFile(file);
  };
  const gone = error && 'code' in error && (error.code === 'not_found' || error.code === 'invalid_input');
  return (
    <Page title={card ? card.cardName : 'Визитка'} narrow>
      {card ? (
        <div className={css.page}>
          <CardFace card={card} avatar={avatar} />
          <Button variant="contained" size="large" aria-busy={busy || undefined} onClick={() => void keep()}>
            Сохранить в&nbsp;контакты
          </Button>
        </div>
      ) : gone ? (
        <Empty
          title="Визитки по&nbsp;этой ссылке нет"
          text="Владелец закрыл доступ или сменил ссылку. Попросите у&nbsp;него новую."
          action={
            <Button variant="outlined" to={roomPaths.map.path}>
              На&nbsp;карту помещений
            </Button>
          }
        />
      ) : error ? (
        <ErrorNote error={error} title="Не&nbsp;удалось загрузить визитку" retry={() => void refetch()} />
      ) : (
        <CardsSkeleton count={1} height={320} />
      )}
    </Page>
  );
}
