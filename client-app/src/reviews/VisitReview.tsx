import { failedAt } from '@venue/sdk';
import { addVisitReview, getVisit } from '@venue/sdk/reviews';
import { useCall } from '@venue/shared-ui/data/useCall.ts';
import { formatDate } from '@venue/shared-ui/dates/format.ts';
import { Text, TextArea } from '@venue/shared-ui/fields/inputs.tsx';
import { CallForm } from '@venue/shared-ui/form/CallForm.tsx';
import { SubmitButton } from '@venue/shared-ui/form/SubmitButton.tsx';
import { Button } from '@venue/shared-ui/parts/Button.tsx';
import { TextSkeleton } from '@venue/shared-ui/parts/load/Skeletons.tsx';
import { Empty } from '@venue/shared-ui/parts/message/Empty.tsx';
import { ErrorNote } from '@venue/shared-ui/parts/message/ErrorNote.tsx';
import { Page } from '@venue/shared-ui/parts/Page.tsx';
import { useScreen } from '@venue/shared-ui/shell/screens.tsx';
import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { RatingField } from '../app/RatingField.tsx';
import { roomPaths } from '../rooms/rooms.paths.ts';

/** The one review of a visit, by the link that its customer was sent; nobody has to sign in. */
export default function VisitReview() {
  const screen = useScreen();
  const token = useLocation().hash.slice(1);
  const [sent, setSent] = useState(false);
  const { data, error, refetch } = useCall(getVisit, { body: { token: token || '-' } });
  const visit = data?.message;
  const gone = error && 'code' in error && (error.code === 'link_expired' || error.code === 'invalid_input');
  const toRooms = (
    <Button variant="outlined" to={roomPaths.list.path}>
      К&nbsp;помещениям
    </Button>
  );
  return (
    <Page {...screen} narrow>
      {sent ? (
        <Empty title="Спасибо за&nbsp;отзыв!" text="Мы прочитаем его и&nbsp;покажем на&nbsp;сайте." action={toRooms} />
      ) : visit?.hasReview ? (
        <Empty title="Отзыв уже оставлен" text="Об&nbsp;одном посещении можно написать один раз." action={toRooms} />
      ) : visit ? (
        <CallForm
          call={addVisitReview}
          from={{ token, reviewAuthor: '', reviewText: '' }}
          texts={{ refused: 'Не удалось отправить отзыв', failed: failedAt('отправке отзыва') }}
          done={() => setSent(true)}
          guarded
          keep={`review:${visit.visitTitle}:${visit.visitDay}`}
          label="Отзыв"
        >
          <p>
            <span>{visit.visitTitle}</span>
            <span>{`, ${formatDate(visit.visitDay)}`}</span>
            <span>. Сначала отзыв прочитают сотрудники площадки.</span>
          </p>
          <RatingField />
          <Text name="reviewAuthor" label="Как вас подписать" autoComplete="name" maxLength={200} />
          <TextArea name="reviewText" label="Ваш отзыв" hint="Что понравилось, что стоит исправить" maxLength={4000} />
          <SubmitButton>Отправить отзыв</SubmitButton>
        </CallForm>
      ) : gone ? (
        <Empty
          title="Ссылка не&nbsp;действует"
          text="Она неполная, или её срок истёк. Откройте ссылку из&nbsp;СМС ещё раз."
          action={toRooms}
        />
      ) : error ? (
        <ErrorNote error={error} title="Не&nbsp;удалось открыть страницу отзыва" retry={() => void refetch()} />
      ) : (
        <TextSkeleton lines={6} />
      )}
    </Page>
  );
}
