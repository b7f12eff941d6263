import { declineRoomRequest, offerRoom, withdrawRoomOffer } from '@venue/sdk/room-requests/admin';
import { roomRequestStatus } from '@venue/sdk/room-requests/model';
import { anOffer, aRoomRequest, tariffOf } from '../../areas/room-requests/room-requests.testing.ts';
import type { Act, Opposites } from './decisions.acts.ts';

const rejectionReason = 'Не подходит';

/** Decisions about requests for rooms, which are answered with an offer or declined. */
export const roomOpposites: Readonly<Record<string, Opposites>> = {
  [offerRoom.id]: async api => {
    const id = await aRoomRequest(api, await api.aCustomer());
    const { waiting: seen, declined: status } = roomRequestStatus;
    const offer = { ...anOffer, seen, seenOffer: null, tariffId: await tariffOf(api, 47) };
    return [
      client => client.send(offerRoom, { id, body: offer }),
      client => client.send(declineRoomRequest, { id, body: { seen, status, rejectionReason } }),
    ];
  },
  [withdrawRoomOffer.id]: async api => {
    const id = await aRoomRequest(api, await api.aCustomer());
    const tariffId = await tariffOf(api, 47);
    const staff = api.as(await api.aStaff());
    const { offered: seen, waiting: status } = roomRequestStatus;
    const offer = { ...anOffer, day: '2026-12-07', seen: status, seenOffer: null, tariffId };
    const { orderId: seenOffer } = (await staff.send(offerRoom, { id, body: offer })).message;
    const body = { seen, seenOffer, status, rejectionReason };
    const withdraw: Act = client => client.send(withdrawRoomOffer, { id, body });
    return [withdraw, withdraw];
  },
  [declineRoomRequest.id]: async api => {
    const id = await aRoomRequest(api, await api.aCustomer());
    const { waiting: seen, declined: status } = roomRequestStatus;
    const offer = { ...anOffer, day: '2026-12-06', seen, seenOffer: null, tariffId: await tariffOf(api, 47) };
    return [
      client => client.send(declineRoomRequest, { id, body: { seen, status, rejectionReason } }),
      client => client.send(offerRoom, { id, body: offer }),
    ];
  },
};
