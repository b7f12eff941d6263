import * as z from 'zod/mini';
import { Id } from '../core/schema/fields.ts';
import { Seating } from '../rooms/rooms.model.ts';

export const Creative = z.object({ eventRequestCreativeId: Id, eventRequestCreativeValue: z.string() });
export const Referral = z.object({ referralId: Id, referralValue: z.string() });
export const Format = z.object({ formatId: Id, formatValue: z.string() });
export const AgeRestriction = z.object({ ageRestrictionId: Id, ageRestrictionValue: z.string() });
export const Admittance = z.object({ admittanceId: Id, admittanceValue: z.string() });
export const Action = z.object({ actionId: Id, actionValue: z.string() });
export const Manager = z.object({
  managerId: Id,
  managerName: z.string(),
  managerLastName: z.string(),
  managerMiddleName: z.string(),
});
/** A space for events; `capacity` in people, 0 while it is unknown; `seatings` are the capacities by seating. */
export const Space = z.object({
  spaceId: Id,
  spaceName: z.string(),
  capacity: z.int(),
  seatings: z.array(Seating),
});
