import { ApiFailure } from '@venue/sdk';
import { contragentType } from '@venue/sdk/profile/model';
import * as z from 'zod/mini';
import { BadSetting } from '../../config/badSetting.ts';
import type { Lookup } from './lookup.ts';

interface Access {
  readonly token: string;
  /** Where the service answers; another address in tests. */
  readonly url?: string;
  /** Milliseconds to wait for an answer. */
  readonly patience?: number;
}

const SERVICE = 'https://suggestions.dadata.ru/suggestions/api/4_1/rs';
const PATIENCE = 3_000;
const MOST = 10;
const SVERDLOVSK_REGION = '66';
/** An organisation that every register has: Sberbank. */
const WELL_KNOWN = '7707083893';

const text = z.optional(z.nullable(z.string()));
const Parties = z.object({
  suggestions: z.array(
    z.object({
      value: z.string(),
      data: z.object({
        inn: z.string(),
        kpp: text,
        ogrn: text,
        type: z.enum(['LEGAL', 'INDIVIDUAL']),
        name: z.optional(z.nullable(z.object({ short_with_opf: text }))),
        management: z.optional(z.nullable(z.object({ name: text, post: text }))),
        fio: z.optional(z.nullable(z.object({ surname: text, name: text, patronymic: text }))),
        address: z.optional(z.nullable(z.object({ unrestricted_value: text, value: text }))),
      }),
    }),
  ),
});
const Addresses = z.object({
  suggestions: z.array(
    z.object({
      value: z.string(),
      data: z.object({ city: text, settlement: text, geo_lat: text, geo_lon: text }),
    }),
  ),
});

type Party = z.output<typeof Parties>['suggestions'][number];

function showParty({ value, data }: Party) {
  const { inn, kpp, ogrn, type, name, management, fio, address } = data;
  const isCompany = type === 'LEGAL';
  const person = [fio?.surname, fio?.name, fio?.patronymic].filter(Boolean).join(' ');
  return {
    name: name?.short_with_opf ?? value,
    type: isCompany ? contragentType.company : contragentType.soleTrader,
    INN: inn,
    KPP: kpp ?? '',
    OGRN: ogrn ?? '',
    legalAddress: address?.unrestricted_value ?? address?.value ?? '',
    headPosition: capitalised(management?.post ?? ''),
    headName: isCompany ? (management?.name ?? '') : person,
  };
}

/** The register writes posts in capitals: «ГЕНЕРАЛЬНЫЙ ДИРЕКТОР». */
const capitalised = (post: string): string => post.slice(0, 1).toUpperCase() + post.slice(1).toLowerCase();

const degrees = (written: string | null | undefined): number | null => (written ? Number(written) : null);

/**
 * Companies, sole traders and addresses from DaData. It cannot find the INN of a person by passport, so none is found.
 */
export function dadataLookup({ token, url = SERVICE, patience = PATIENCE }: Access): Lookup {
  async function ask<S extends z.ZodMiniType>(path: string, question: object, schema: S): Promise<z.output<S>> {
    const response = await fetch(`${url}/${path}`, {
      method: 'POST',
      headers: { authorization: `Token ${token}`, 'content-type': 'application/json', accept: 'application/json' },
      body: JSON.stringify(question),
      signal: AbortSignal.timeout(patience),
    });
    if ([401, 403].includes(response.status))
      throw new BadSetting('DADATA_TOKEN (value not shown) is not accepted, or has used up its questions of this day');
    if (!response.ok) throw new Error(`DaData answered ${response.status}`);
    return z.parse(schema, await response.json());
  }

  return {
    async check() {
      try {
        await ask('findById/party', { query: WELL_KNOWN, count: 1 }, Parties);
      } catch (cause) {
        throw cause instanceof BadSetting ? cause : new Error('DaData does not answer as it should', { cause });
      }
      return 'DaData accepts the key';
    },
    async organisation(inn) {
      try {
        const question = { query: inn, branch_type: 'MAIN', count: 1 };
        const [suggestion] = (await ask('findById/party', question, Parties)).suggestions;
        return suggestion ? showParty(suggestion) : null;
      } catch (cause) {
        throw new ApiFailure('inn_down', { cause });
      }
    },
    async innOf() {
      return null;
    },
    async addresses(typed) {
      try {
        const question = { query: typed, count: MOST, locations_boost: [{ kladr_id: SVERDLOVSK_REGION }] };
        const { suggestions } = await ask('suggest/address', question, Addresses);
        return suggestions.map(({ value, data }) => ({
          value,
          city: data.city ?? data.settlement ?? '',
          latitude: degrees(data.geo_lat),
          longitude: degrees(data.geo_lon),
        }));
      } catch (cause) {
        throw new ApiFailure('address_down', { cause });
      }
    },
  };
}
