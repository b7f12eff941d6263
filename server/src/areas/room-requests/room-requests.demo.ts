import { addDays, dayOf, momentOf } from '@venue/sdk';
import { roomRequestStatus } from '@venue/sdk/room-requests/model';
import type { DemoData } from '../../area/demo.ts';
import { addRequest } from './room-requests.store.ts';

const HOUR = 3_600_000;

/** Two requests: one that waits for an answer, one that was declined. */
export const roomRequestsDemo: DemoData = {
  async seed(tx, { now, customerIds: [userId = 1] }) {
    const today = dayOf(now);
    const asked = new Date(now.getTime() - 2 * HOUR);
    const of = (days: number, from: number, to: number) => ({
      startsAt: momentOf(addDays(today, days), from),
      endsAt: momentOf(addDays(today, days), to),
      userId,
      createdAt: asked,
      updatedAt: asked,
    });
    await addRequest(tx, {
      ...of(12, 10, 14),
      roomId: 47,
      guests: 180,
      purpose: 'Конференция отдела продаж: доклады до обеда, потом круглый стол. Нужны экран и два радиомикрофона.',
      contactName: 'Марина Котова',
      status: roomRequestStatus.waiting,
    });
    await addRequest(tx, {
      ...of(4, 15, 17),
      roomId: 28,
      guests: 6,
      purpose: 'Собеседования',
      contactName: 'Марина Котова',
      status: roomRequestStatus.declined,
      rejectionReason: 'В\u00a0это время переговорная занята, но\u00a0свободна утром того\u00a0же дня.',
    });
  },
};
