import { type Resident, ResidentFields } from '@venue/sdk/residents/model';
import * as z from 'zod/mini';

/** What the editor holds: the fields, and the version they were read from. */
export const residentSchema = z.extend(ResidentFields, { version: z.int() });

export type ResidentValues = z.output<typeof residentSchema>;

/** What the editor shows of a resident at first. */
export const valuesOf = ({
  residentName,
  residentDescription,
  residentSiteUrl,
  residentIsActual,
  version,
}: Resident): ResidentValues => ({ residentName, residentDescription, residentSiteUrl, residentIsActual, version });
