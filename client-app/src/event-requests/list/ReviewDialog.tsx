import { failedAt } from '@venue/sdk';
import { addEventRequestReview } from '@venue/sdk/event-requests';
import { TextArea } from '@venue/shared-ui/fields/inputs.tsx';
import { CallForm } from '@venue/shared-ui/form/CallForm.tsx';
import { SubmitButton } from '@venue/shared-ui/form/SubmitButton.tsx';
import { DialogButtons, SmallDialog } from '@venue/shared-ui/mui/SmallDialog.tsx';
import { RatingField } from '../../app/RatingField.tsx';

interface Props {
  eventRequestId: number;
  title: string;
  close: () => void;
}

/** A customer's review of their event, given once. */
export default function ReviewDialog({ eventRequestId, title, close }: Props) {
  return (
    <SmallDialog title="Как прошло мероприятие?" close={close} stays>
      <CallForm
        keep={`review:${eventRequestId}`}
        call={addEventRequestReview}
        from={{ eventRequestId, reviewText: '' }}
        texts={{
          done: 'Отзыв успешно отправлен',
          refused: 'Не удалось отправить отзыв',
          failed: failedAt('отправке отзыва'),
        }}
        done={close}
        label="Отзыв"
      >
        <p>
          «{title}». Отзыв можно оставить один раз. Сотрудники площадки прочитают его и&nbsp;могут опубликовать
          на&nbsp;сайте.
        </p>
        <RatingField />
        <TextArea name="reviewText" label="Ваш отзыв" hint="Что понравилось, что стоит исправить" maxLength={4000} />
        <DialogButtons cancel={close}>
          <SubmitButton size="medium">Отправить отзыв</SubmitButton>
        </DialogButtons>
      </CallForm>
    </SmallDialog>
  );
}
