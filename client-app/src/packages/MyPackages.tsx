import { formatHours, formatMoney } from '@venue/sdk';
import { listMyPackages } from '@venue/sdk/packages';
import { type OwnPackage, type PackageUse, purchaseStatus } from '@venue/sdk/packages/model';
import { serverNow } from '@venue/shared-ui/data/serverClock.ts';
import { useCall } from '@venue/shared-ui/data/useCall.ts';
import { dayOf } from '@venue/shared-ui/dates/calendar.ts';
import { formatDate, formatDateTime } from '@venue/shared-ui/dates/format.ts';
import { Button } from '@venue/shared-ui/parts/Button.tsx';
import { CardsSkeleton } from '@venue/shared-ui/parts/load/Skeletons.tsx';
import { Empty } from '@venue/shared-ui/parts/message/Empty.tsx';
import { ErrorNote } from '@venue/shared-ui/parts/message/ErrorNote.tsx';
import { Page } from '@venue/shared-ui/parts/Page.tsx';
import { SoftText } from '@venue/shared-ui/parts/SoftText.tsx';
import { Stack } from '@venue/shared-ui/parts/Stack.tsx';
import { StatusChip } from '@venue/shared-ui/parts/StatusChip.tsx';
import { href, useScreen } from '@venue/shared-ui/shell/screens.tsx';
import { Link } from 'react-router-dom';
import { bookingPaths } from '../bookings/bookings.paths.ts';
import { roomPaths } from '../rooms/rooms.paths.ts';
import css from './MyPackages.module.css';
import { packagePaths } from './packages.paths.ts';

const ended = { id: 'ended', label: 'Срок закончился', tone: 'neutral' } as const;
const usedUp = { id: 'usedUp', label: 'Использован', tone: 'neutral' } as const;

/** The packages of a person: hours left, the term, and what the hours were used for. */
export default function MyPackages() {
  const { data, error, refetch } = useCall(listMyPackages, {});
  const packages = data?.message.packages;
  const buy = (
    <Button variant="outlined" to={packagePaths.list.path}>
      Купить абонемент
    </Button>
  );
  return (
    <Page {...useScreen()} actions={packages && packages.length > 0 && buy}>
      {!packages ? (
        error ? (
          <ErrorNote error={error} title="Не удалось загрузить абонементы" retry={() => void refetch()} />
        ) : (
          <CardsSkeleton count={2} height={160} />
        )
      ) : packages.length === 0 ? (
        <Empty
          title="Абонементов пока нет"
          text="С&nbsp;абонементом час стоит дешевле: оплатите часы один раз и&nbsp;бронируйте, когда удобно."
          action={buy}
        />
      ) : (
        <Stack as="ul" gap={16} narrow>
          {packages.map(own => (
            <li key={own.purchaseId}>
              <Own own={own} />
            </li>
          ))}
        </Stack>
      )}
    </Page>
  );
}

/** What became of it, as its owner understands it. */
function statusOf({ purchaseStatus: status, hoursLeft, validUntil }: OwnPackage) {
  if (status !== purchaseStatus.active) return purchaseStatus.option(status);
  if (hoursLeft === 0) return usedUp;
  return validUntil !== null && validUntil < dayOf(new Date(serverNow()).toISOString())
    ? ended
    : purchaseStatus.option(status);
}

function Own({ own }: { own: OwnPackage }) {
  const { purchaseId, packageTitle, packageRooms, packageHours, hoursLeft, validUntil, canPay, uses, returned } = own;
  const status = statusOf(own);
  const isOpen = own.purchaseStatus === purchaseStatus.active && hoursLeft > 0 && status !== ended;
  return (
    <article className={css.card}>
      <div className={css.head}>
        <h2>{packageTitle}</h2>
        <StatusChip option={status} />
      </div>
      <SoftText size="small">
        {`№\u00a0${purchaseId} · ${packageRooms.length > 0 ? packageRooms.join(', ') : 'любые помещения'}`}
      </SoftText>
      {own.purchaseStatus === purchaseStatus.active && (
        <p className={css.left}>
          <strong>{`Осталось ${formatHours(hoursLeft)}`}</strong>
          <span>{`из\u00a0${packageHours}${validUntil ? `, до\u00a0${formatDate(validUntil)} включительно` : ''}`}</span>
        </p>
      )}
      {returned > 0 && <p>Возвращаем за&nbsp;неиспользованные часы: {formatMoney(returned)}</p>}
      {uses.length > 0 && (
        <details className={css.uses}>
          <summary>История</summary>
          <ul>
            {uses.map(use => (
              <Use key={use.useId} use={use} />
            ))}
          </ul>
        </details>
      )}
      {canPay && (
        <div>
          <Button variant="contained" to={href(packagePaths.pay, { purchaseId })}>
            Оплатить {formatMoney(own.price)}
          </Button>
        </div>
      )}
      {isOpen && (
        <div>
          <Button
            variant="outlined"
            to={
              own.packageRoomIds.length === 1
                ? href(roomPaths.room, { roomId: own.packageRoomIds[0] ?? 0 })
                : roomPaths.list.path
            }
          >
            Забронировать
          </Button>
        </div>
      )}
    </article>
  );
}

const Use = ({ use: { orderId, roomName, startsAt, useHours, hoursBack, endedAt } }: { use: PackageUse }) => (
  <li>
    <Link to={href(bookingPaths.payment, { order: orderId })}>
      {roomName}, {formatDateTime(startsAt)}
    </Link>
    <SoftText as="span" size="small">
      {endedAt === null
        ? `списано ${formatHours(useHours)}`
        : `бронь отменена, вернулось ${formatHours(hoursBack)} из\u00a0${useHours}`}
    </SoftText>
  </li>
);
