import { roomRequestStatus } from '@venue/sdk/room-requests/model';
import { eq } from 'drizzle-orm';
import type { Gauges } from '../../area/gauges.ts';
import { roomRequest } from './room-requests.table.ts';

export const roomRequestsGauges: readonly Gauges[] = [
  {
    help: { room_offers: 'offers of rooms on request that are not paid yet.' },
    read: async db => [
      { room_offers: await db.$count(roomRequest, eq(roomRequest.status, roomRequestStatus.offered)) },
    ],
  },
];
