import { recordsChanged } from '@venue/sdk';
import { type LiveMessage, toTopic } from '../../core/publish.ts';

/** A refund waits for staff, or no longer does. */
export const queueMessage = (): LiveMessage => toTopic(recordsChanged, 'staff', { tags: ['bookings'] });
