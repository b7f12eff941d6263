import Drawer from '@mui/material/Drawer';
import { ApiFailure } from '@venue/sdk';
import { getBookingCard } from '@venue/sdk/bookings/admin';
import { staffBookingStatus } from '@venue/sdk/bookings/model';
import { useCall } from '@venue/shared-ui/data/useCall.ts';
import { IconButton } from '@venue/shared-ui/parts/Button.tsx';
import { Icon } from '@venue/shared-ui/parts/Icon.tsx';
import { TextSkeleton } from '@venue/shared-ui/parts/load/Skeletons.tsx';
import { ErrorNote } from '@venue/shared-ui/parts/message/ErrorNote.tsx';
import { StatusChip } from '@venue/shared-ui/parts/StatusChip.tsx';
import { Mui } from '@venue/shared-ui/theme/Mui.tsx';
import { type ReactNode, useId, useState } from 'react';
import { BookingCard } from './BookingCard.tsx';
import css from './BookingDrawer.module.css';

interface Props {
  /** The booking to show; null keeps the drawer shut. */
  orderId: number | null;
  close: () => void;
  /** Renders content above the booking's facts. */
  above?: (orderId: number) => ReactNode;
}

/** One booking in a drawer beside the list. Its content stays while the drawer slides away. */
export default function BookingDrawer({ orderId, close, above }: Props) {
  const [last, setLast] = useState(orderId);
  if (orderId !== null && orderId !== last) setLast(orderId);
  const title = useId();
  return (
    <Mui>
      <Drawer
        anchor="right"
        open={orderId !== null}
        onClose={close}
        slotProps={{
          paper: { className: css.paper ?? '', role: 'dialog', 'aria-modal': true, 'aria-labelledby': title },
        }}
      >
        {last !== null && <Opened orderId={last} titleId={title} close={close} above={above?.(last)} />}
      </Drawer>
    </Mui>
  );
}

interface OpenedProps {
  orderId: number;
  titleId: string;
  close: () => void;
  above: ReactNode;
}

function Opened({ orderId, titleId, close, above }: OpenedProps) {
  const { data, error, refetch } = useCall(getBookingCard, { id: orderId });
  const booking = data?.message;
  return (
    <>
      <header className={css.head}>
        <div className={css.heading}>
          <h2 id={titleId}>Бронь №&nbsp;{orderId}</h2>
          {booking && <StatusChip option={staffBookingStatus.option(booking.status)} />}
        </div>
        <IconButton aria-label="Закрыть" onClick={close}>
          <Icon name="close" />
        </IconButton>
      </header>
      {above}
      {booking ? (
        <BookingCard booking={booking} />
      ) : error ? (
        <ErrorNote
          error={error}
          title="Не&nbsp;удалось загрузить бронь"
          {...(error instanceof ApiFailure && error.status === 404 ? {} : { retry: () => void refetch() })}
        />
      ) : (
        <div className={css.body}>
          <TextSkeleton lines={9} />
        </div>
      )}
    </>
  );
}
