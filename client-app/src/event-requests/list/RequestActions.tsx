import { type EventRequestRow, eventRequestStatus } from '@venue/sdk/event-requests/model';
import { Button } from '@venue/shared-ui/parts/Button.tsx';
import { Flow } from '@venue/shared-ui/parts/Flow.tsx';
import { lazyWithRetry } from '@venue/shared-ui/parts/load/lazyWithRetry.tsx';
import { SoftText } from '@venue/shared-ui/parts/SoftText.tsx';
import { href } from '@venue/shared-ui/shell/screens.tsx';
import { Suspense, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { eventRequestPaths } from '../event-requests.paths.ts';
import { useDuplicate } from './useDuplicate.ts';
import { useRemoveDraft } from './useRemoveDraft.ts';

const ReviewDialog = lazyWithRetry(
  () => import('./ReviewDialog.tsx'),
  ({ close }) => close(),
);

interface Props {
  row: Pick<EventRequestRow, 'eventRequestId' | 'eventRequestTitle' | 'eventRequestStatus' | 'hasReview' | 'can'>;
  /** In a list: adds the link that continues a draft. */
  listed?: boolean;
}

/** What the customer may do with a request. */
export function RequestActions({ row, listed = false }: Props) {
  const { eventRequestId, eventRequestTitle, eventRequestStatus: status, hasReview, can } = row;
  const navigate = useNavigate();
  const [reviewing, setReviewing] = useState(false);
  const { remove, busy: removing } = useRemoveDraft();
  const { duplicate, busy: copying } = useDuplicate();
  const page = href(eventRequestPaths.edit, { eventRequestId });
  const draft = status === eventRequestStatus.draft;
  const name = `№\u00a0${eventRequestId}`;
  return (
    <Flow gap={8} center>
      {listed && draft && (
        <Button variant="outlined" size="small" to={page} aria-label={`Продолжить заявку ${name}`}>
          Продолжить
        </Button>
      )}
      {can.includes('review') && !hasReview && (
        <Button
          variant="outlined"
          size="small"
          onClick={() => setReviewing(true)}
          aria-label={`Оставить отзыв: ${name}`}
        >
          Оставить отзыв
        </Button>
      )}
      {!draft && (
        <Button
          size="small"
          aria-label={`Повторить заявку ${name}`}
          aria-disabled={copying || undefined}
          onClick={async () => {
            const copy = await duplicate(eventRequestId);
            if (copy !== undefined) navigate(href(eventRequestPaths.edit, { eventRequestId: copy }));
          }}
        >
          Повторить заявку
        </Button>
      )}
      {can.includes('remove') && (
        <Button
          size="small"
          color="inherit"
          aria-label={`Удалить черновик ${name}`}
          aria-disabled={removing || undefined}
          onClick={() => void remove(eventRequestId, eventRequestTitle)}
        >
          Удалить
        </Button>
      )}
      {hasReview && (
        <SoftText as="span" size="small">
          Отзыв отправлен
        </SoftText>
      )}
      {reviewing && (
        <Suspense fallback={null}>
          <ReviewDialog eventRequestId={eventRequestId} title={eventRequestTitle} close={() => setReviewing(false)} />
        </Suspense>
      )}
    </Flow>
  );
}
