// @vitest-environment jsdom
import { act, cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Session } from '@venue/sdk';
import { writeSchedule } from '@venue/sdk/bookings';
import { enterByPhone, sendEntryCode } from '@venue/sdk/codes';
import { mock, sampleReply } from '@venue/sdk/testing';
import { useState } from 'react';
import { afterEach, expect, it } from 'vitest';
import { customerSession, renderScreen } from '../../app/testing.tsx';
import { hourAt, startServer } from '../bookings.testing.tsx';
import Booker from './Booker.tsx';
import type { Price } from './usePrice.ts';

const server = startServer();
const person = userEvent.setup();
afterEach(() => {
  cleanup();
  sessionStorage.clear();
});

const request = { roomId: 31, tariffId: 1, slots: [hourAt(9)], serviceIds: [], equipmentIds: [] };

let price: (sum: number) => void;

/** What the price of the choice is at first: `fresh`, being fetched once more, or not known yet. */
function Booking({ first }: { first: Pick<Price, 'sum' | 'fresh'> }) {
  const [now, setNow] = useState(first);
  price = sum => setNow({ sum, fresh: true });
  return (
    <Booker
      roomId={31}
      request={request}
      hours={request.slots}
      price={{ ...now, quote: undefined, error: null, retry: () => undefined }}
      enough
      mayBook
      details={{ guests: null, customerComment: '' }}
      states={null}
      choose={() => undefined}
      onObstacle={() => undefined}
    />
  );
}

function open(first: Pick<Price, 'sum' | 'fresh'>) {
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
  return { ...renderScreen(<Booking first={first} />, { session: customerSession() }), booked };
}

async function leavePhone() {
  await person.type(await screen.findByRole('textbox', { name: 'Телефон' }), '9120000101');
  await person.click(screen.getByRole('button', { name: 'Забронировать' }));
}

/** Signing in draws the page anew, which then fetches the price. */
async function enterCode(session: Session) {
  await person.type(await screen.findByLabelText(/Код из/), '123456');
  await waitFor(() => expect(session.current()).not.toBeNull());
  act(() => price(150_000));
}

const agreed = expect.objectContaining({ price: 150_000, slots: [hourAt(9)] });

it('books for the sum on the screen once the phone is verified, also while the price is fetched once more', async () => {
  const { session, booked } = open({ sum: 150_000, fresh: false });
  await leavePhone();
  await enterCode(session);
  await waitFor(() => expect(booked).toEqual([agreed]));
});

it('the field of a visitor’s phone is taken over by itself: its code comes after that of the bar', async () => {
  open({ sum: 150_000, fresh: true });
  const field = await screen.findByRole('textbox', { name: 'Телефон' });
  await waitFor(() => expect(field.closest('[data-part="taken"]')).not.toBeNull());
});

it('asks for the code once there is a sum to agree to', async () => {
  const { session, booked } = open({ sum: null, fresh: false });
  await leavePhone();
  await waitFor(() => expect(screen.getByRole('button', { name: 'Забронировать' }).ariaBusy).toBe('true'));
  expect(screen.queryByLabelText(/Код из/)).toBeNull();
  act(() => price(150_000));
  await enterCode(session);
  await waitFor(() => expect(booked).toEqual([agreed]));
});
