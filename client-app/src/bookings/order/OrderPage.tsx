import { plural } from '@venue/sdk';
import { quoteGroup } from '@venue/sdk/bookings';
import { refundTerms } from '@venue/sdk/bookings/model';
import { useCall } from '@venue/shared-ui/data/useCall.ts';
import { Button } from '@venue/shared-ui/parts/Button.tsx';
import { CardsSkeleton } from '@venue/shared-ui/parts/load/Skeletons.tsx';
import { Money } from '@venue/shared-ui/parts/Money.tsx';
import { Empty } from '@venue/shared-ui/parts/message/Empty.tsx';
import { ErrorNote } from '@venue/shared-ui/parts/message/ErrorNote.tsx';
import { Page } from '@venue/shared-ui/parts/Page.tsx';
import { SoftText } from '@venue/shared-ui/parts/SoftText.tsx';
import { Stack } from '@venue/shared-ui/parts/Stack.tsx';
import { useScreen } from '@venue/shared-ui/shell/screens.tsx';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { roomPaths } from '../../rooms/rooms.paths.ts';
import { type DraftPart, isRepeated, keepParts, repeated, useDraft } from './draft.ts';
import css from './OrderPage.module.css';
import { OrderPart } from './OrderPart.tsx';
import { useOrder } from './useOrder.ts';

const bookings = (count: number) => plural(count, 'бронь', 'брони', 'броней');

/** An order of several bookings: the price of each, any obstacles, and one payment for all. */
export default function OrderPage() {
  const screen = useScreen();
  const parts = useDraft();
  if (parts.length === 0)
    return (
      <Page {...screen}>
        <Empty
          title="В заказе пока ничего нет"
          text="Выберите помещение и часы, затем нажмите «Добавить в заказ». Так можно оплатить одним платежом разные дни и помещения."
          action={
            <Button variant="contained" to={roomPaths.map.path}>
              Выбрать помещение
            </Button>
          }
        />
      </Page>
    );
  return (
    <Page {...screen}>
      <Parts parts={parts} />
    </Page>
  );
}

function Parts({ parts }: { parts: readonly DraftPart[] }) {
  const [query, setQuery] = useSearchParams();
  const repeatParam = query.get('repeat');
  const [repeats, setRepeats] = useState(repeatParam === null ? null : Number(repeatParam));
  const { data, error, refetch, isPlaceholderData, isFetching } = useCall(
    quoteGroup,
    { body: { parts: parts.map(({ guests: _, customerComment: __, ...part }) => ({ ...part })) } },
    { keepPrevious: true },
  );
  const { order, busy, obstacle } = useOrder();
  const quote = data?.message;
  const fresh = quote !== undefined && !isPlaceholderData && !isFetching && quote.parts.length === parts.length;
  const bad = fresh ? parts.filter((_, index) => quote.parts[index]?.obstacle) : [];
  const repeat = (index: number | null) => {
    setRepeats(index);
    if (repeatParam !== null) setQuery({}, { replace: true });
  };

  return (
    <div className={css.order}>
      {obstacle && (
        <p className={css.note} role="alert">
          {obstacle}
        </p>
      )}
      {error && !quote ? (
        <ErrorNote error={error} title="Не удалось посчитать стоимость" retry={() => void refetch()} />
      ) : null}
      {!quote && !error && <CardsSkeleton count={parts.length} height={96} />}
      {quote && (
        <Stack as="ol" gap={10}>
          {parts.map((part, index) => (
            <OrderPart
              key={`${part.roomId} ${part.slots.join()}`}
              part={part}
              quoted={isPlaceholderData ? undefined : quote.parts[index]}
              isRepeated={isRepeated(parts, part)}
              repeats={repeats === index}
              onRepeats={on => repeat(on ? index : null)}
              onRepeat={until => {
                keepParts(repeated(parts, index, until));
                repeat(null);
              }}
              onRemove={() => {
                keepParts(parts.filter(each => each !== part));
                repeat(null);
              }}
            />
          ))}
        </Stack>
      )}
      {bad.length > 0 && (
        <div className={css.note} role="status">
          <p>
            {bad.length === parts.length
              ? 'Ничего из\u00a0этого забронировать нельзя.'
              : `Нельзя забронировать: ${bookings(bad.length)}. Остальные свободны.`}
          </p>
          <Button
            variant="outlined"
            size="small"
            color="inherit"
            onClick={() => keepParts(parts.filter(each => !bad.includes(each)))}
          >
            Убрать их из&nbsp;заказа
          </Button>
        </div>
      )}
      <div className={css.foot}>
        <p className={css.sum} role="status">
          <span>{bookings(parts.length)}</span>
          {quote && (
            <strong data-stale={!fresh || undefined}>
              <Money kopecks={quote.price} />
            </strong>
          )}
        </p>
        <Button
          variant="contained"
          size="large"
          disabled={bad.length > 0}
          aria-disabled={busy || !fresh}
          onClick={() => fresh && !busy && void order(parts, quote)}
        >
          Забронировать всё
        </Button>
        <Button variant="outlined" to={roomPaths.map.path}>
          Добавить ещё
        </Button>
      </div>
      <SoftText size="small">
        Все часы займём сразу и&nbsp;подождём одну оплату. Каждую бронь потом можно отменить отдельно. {refundTerms}
      </SoftText>
    </div>
  );
}
