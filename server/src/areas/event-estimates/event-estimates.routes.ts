import { estimateEvent } from '@venue/sdk/event-estimates';
import { handlePublished } from '../../core/http/handle.ts';
import { estimateOfWish } from '../event-requests/event-requests.estimate.store.ts';
import { servicesIn } from '../event-requests/event-requests.offer.store.ts';

export const eventEstimatesRoutes = [
  handlePublished(estimateEvent, async ({ body }, { db }) => {
    const eventRequestServices = await servicesIn(db, body.spaceId);
    return { message: { ...(await estimateOfWish(db, body, eventRequestServices)), eventRequestServices } };
  }),
];
