import * as z from 'zod/mini';
import { Id } from '../core/schema/fields.ts';
import {
  Estimate,
  eventTariff,
  plainAnswers,
  preparationFaults,
  ServiceGroup,
  specialService,
} from '../event-requests/event-requests.model.ts';

/** The answers that decide what an event costs. They belong to no request; what is null is not answered yet. */
export const EventWish = z
  .object({
    ...z.pick(z.object(plainAnswers), {
      eventDuration: true,
      eventRequestDays: true,
      eventRequestDateStart: true,
      eventRequestTime: true,
      eventRequestPreparationTimeBefore: true,
      eventRequestPreparationTimeAfter: true,
      needAdditionalEquipment: true,
    }).shape,
    spaceId: z.nullable(Id),
    tariffId: z.nullable(eventTariff.schema),
    specialServiceIds: z.array(specialService.schema).check(z.maxLength(20)),
    eventRequestServices: z
      .array(z.object({ serviceId: Id, quantity: z.int().check(z.minimum(0), z.maximum(1000)) }))
      .check(z.maxLength(500)),
  })
  .check(
    // Anybody may ask, and every hour is looked at.
    z.check(({ value, issues }) => {
      for (const [field, message] of Object.entries(preparationFaults(value)))
        issues.push({ code: 'custom', input: value, path: [field], message });
    }),
  );
export type EventWish = z.output<typeof EventWish>;

/** What an event would cost, and what may be ordered in its space. */
export const EventEstimate = z.extend(Estimate, { eventRequestServices: z.array(ServiceGroup) });
export type EventEstimate = z.output<typeof EventEstimate>;
