import type { Passport, RegisteredOrganisation } from '@venue/sdk/profile/model';
import type * as z from 'zod/mini';
import type { Checkable } from '../checkable.ts';

/** The person whose INN is looked up. */
export interface WhoseInn extends Pick<Passport, 'passportSeries' | 'passportNumber' | 'passportBirthDay'> {
  readonly lastname: string;
  readonly name: string;
  readonly middlename: string;
}

/** An address as the register writes it; null coordinates when it does not know them. */
export interface FoundAddress {
  readonly value: string;
  readonly city: string;
  readonly latitude: number | null;
  readonly longitude: number | null;
}

/**
 * Public registers: companies and sole traders, taxpayers, addresses. Throws `inn_down` or `address_down` when the
 * register does not answer in time.
 */
export interface Lookup extends Checkable {
  /** Who has this INN; null when nobody. */
  organisation(inn: string): Promise<z.output<typeof RegisteredOrganisation> | null>;
  /** The INN of a person; null when the register does not know them. */
  innOf(person: WhoseInn): Promise<string | null>;
  /** Up to ten addresses that begin as typed. */
  addresses(typed: string): Promise<FoundAddress[]>;
}
