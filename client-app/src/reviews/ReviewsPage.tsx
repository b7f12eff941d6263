import { listGuestReviews } from '@venue/sdk/reviews';
import { useCall } from '@venue/shared-ui/data/useCall.ts';
import { Pager } from '@venue/shared-ui/grid/Pager.tsx';
import { CardsSkeleton } from '@venue/shared-ui/parts/load/Skeletons.tsx';
import { Empty } from '@venue/shared-ui/parts/message/Empty.tsx';
import { ErrorNote } from '@venue/shared-ui/parts/message/ErrorNote.tsx';
import { Page } from '@venue/shared-ui/parts/Page.tsx';
import { useScreen } from '@venue/shared-ui/shell/screens.tsx';
import { useListAddress } from '../app/records/useListAddress.ts';
import { ReviewCard } from './ReviewCard.tsx';
import css from './ReviewsPage.module.css';

const filters = {};

/** What guests said about the venue, for everybody. */
export default function ReviewsPage() {
  const { page, put } = useListAddress(filters);
  const { data, error, refetch } = useCall(listGuestReviews, { query: { page } }, { keepPrevious: true });
  return (
    <Page {...useScreen()} lead="Что говорят те, кто здесь снимал, выступал и&nbsp;проводил мероприятия.">
      {!data ? (
        error ? (
          <ErrorNote error={error} title="Не удалось загрузить отзывы" retry={() => void refetch()} />
        ) : (
          <CardsSkeleton count={3} height={240} />
        )
      ) : data.message.total === 0 ? (
        <Empty title="Отзывов пока нет" text="Здесь появятся слова гостей площадки." />
      ) : (
        <>
          <ul className={css.reviews}>
            {data.items.map(review => (
              <ReviewCard key={review.reviewId} review={review} />
            ))}
          </ul>
          <Pager total={data.message} page={page} pageSize={data.message.pageSize} go={to => put({ page: to })} />
        </>
      )}
    </Page>
  );
}
