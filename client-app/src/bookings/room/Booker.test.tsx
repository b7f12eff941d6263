// @vitest-environment jsdom
import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { writeSchedule } from '@venue/sdk/bookings';
import { enterByPhone, sendEntryCode } from '@venue/sdk/codes';
import { mock, sampleReply } from '@venue/sdk/testing';
import { useCurrent } from '@venue/shared-ui/data/ApiProvider.tsx';
import { afterEach, expect, it } from 'vitest';
import { customerSession, renderScreen } from '../../app/testing.tsx';
import { hourAt, startServer } from '../bookings.testing.tsx';
import Booker from './Booker.tsx';

const server = startServer();
afterEach(() => {
  cleanup();
  sessionStorage.clear();
});

const request = { roomId: 31, tariffId: 1, slots: [hourAt(9)], serviceIds: [], equipmentIds: [] };

/** The price is being fetched once more until the visitor is signed in. */
function Booking({ sum }: { sum: number | null }) {
  const fresh = useCurrent() !== null;
  const quote = { lines: [], price: 150_000, vat: 0, vatPercent: 22 };
  return (
    <Booker
      roomId={31}
      request={request}
      hours={request.slots}
      price={{ quote, fresh, sum, error: null, retry: () => undefined }}
      enough
      mayBook
      told={{ guests: null, customerComment: '' }}
      states={null}
      choose={() => undefined}
      onObstacle={() => undefined}
    />
  );
}

async function verifyPhone(sum: number | null) {
  const booked: unknown[] = [];
  server.use(
    mock(sendEntryCode).replies({
      message: { smsuid: 'one', ttl: 5, unit: 'minutes', type: 1, resend: 60, code: null },
    }),
    mock(enterByPhone).replies({
      message: { successful: true, roleId: 2, access: 'a', profile: 'p', expired: '2100-01-01T00:00:00.000Z' },
    }),
    mock(writeSchedule).replies(({ body }) => {
      booked.push(body);
      return sampleReply(writeSchedule);
    }),
  );
  const { session } = renderScreen(<Booking sum={sum} />, { session: customerSession() });
  const user = userEvent.setup();
  await user.type(await screen.findByRole('textbox', { name: 'Телефон' }), '9120000101');
  await user.click(screen.getByRole('button', { name: 'Забронировать' }));
  await user.type(await screen.findByLabelText(/Код из/), '123456');
  await waitFor(() => expect(session.current()).not.toBeNull());
  return booked;
}

it('books for the sum on the screen once the phone is verified, also if the price was being fetched once more', async () => {
  const booked = await verifyPhone(150_000);
  await waitFor(() => expect(booked).toEqual([expect.objectContaining({ price: 150_000, slots: [hourAt(9)] })]));
});

it('books nothing for a sum that was never on the screen', async () => {
  const booked = await verifyPhone(null);
  await waitFor(() => expect(screen.getByRole('button', { name: 'Забронировать' })).toBeTruthy());
  expect(booked).toEqual([]);
});
