import type { Option } from '@venue/sdk';
import { type EventRequestRow, eventRequestStatus } from '@venue/sdk/event-requests/model';

/** The status of a request as people read it: what its customer called off did not just fail. */
export const requestStatusOf = ({
  eventRequestStatus: status,
  endedBy,
}: Pick<EventRequestRow, 'eventRequestStatus' | 'endedBy'>): Option => {
  const option = eventRequestStatus.option(status);
  return endedBy === 'customer' ? { ...option, label: 'Отменена заказчиком', tone: 'neutral' } : option;
};
