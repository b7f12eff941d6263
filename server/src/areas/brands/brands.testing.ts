import { addBrand, addBrandPhoto, addCompany, listActivities, sendBrandForVerification } from '@venue/sdk/brands';
import { confirmBrand } from '@venue/sdk/brands/admin';
import { type Brand, type BrandFields, type BrandStatus, brandStatus, brandTimeOption } from '@venue/sdk/brands/model';
import { contragentType, type Organisation } from '@venue/sdk/profile/model';
import sharp from 'sharp';
import type { Person } from '../../testing/api.people.ts';
import type { TestApi } from '../../testing/api.ts';

/** A small real picture. */
export async function aPicture(name = 'фото.png'): Promise<File> {
  const data = await sharp({ create: { width: 40, height: 30, channels: 3, background: '#2e6b4f' } })
    .png()
    .toBuffer();
  return new File([new Uint8Array(data)], name, { type: 'image/png' });
}

export const aCompany = async (api: TestApi, person: Person, INN = '6670123456'): Promise<Organisation> => {
  const body = {
    name: 'ООО «Рябина»',
    type: contragentType.company,
    INN,
    KPP: '667001001',
    OGRN: '1106670000000',
    legalAddress: 'Екатеринбург, ул. Малышева, 51',
    headPosition: 'Директор',
    headName: 'Рябинина Анна Петровна',
  };
  return (await api.as(person).send(addCompany, { body })).message;
};

/** What an empty form would save: a name and nothing else. */
export const bare: BrandFields = {
  brandName: 'Мастерская «Рябина»',
  brandDescription: '',
  brandSiteUrl: '',
  brandEmail: '',
  brandPhones: [],
  brandSocials: { vk: '', tg: '' },
  brandWorkingHours: { timeOption: brandTimeOption.byAppointment, from: '', to: '', days: [] },
  address: { value: '', city: '', latitude: null, longitude: null },
  activityKindIds: [],
  organisationId: null,
};

/** Fields with which a brand may be sent, for this person. */
export async function wholeFields(api: TestApi, person: Person): Promise<BrandFields> {
  const { message } = await api.as(person).send(listActivities, {});
  return {
    ...bare,
    brandDescription: '<p>Керамика ручной работы</p>',
    brandPhones: ['9120000101'],
    address: { value: 'Екатеринбург, ул. Малышева, 51', city: 'Екатеринбург', latitude: null, longitude: null },
    activityKindIds: message.activities.slice(0, 2).map(kind => kind.activityKindId),
    organisationId: (await aCompany(api, person)).organisationId,
  };
}

/** A draft with all it needs, a photo included. */
export async function aDraft(api: TestApi, person: Person, over: Partial<BrandFields> = {}): Promise<Brand> {
  const client = api.as(person);
  const { message } = await client.send(addBrand, { body: { ...(await wholeFields(api, person)), ...over } });
  await client.send(addBrandPhoto, { body: { file: await aPicture(), brandId: message.brandId } });
  return message;
}

const { draft, accepted, verified, declined, rework, onVerification } = brandStatus;

/** A brand brought to a status by the calls that lead there. */
export async function aBrandIn(api: TestApi, person: Person, status: BrandStatus): Promise<Brand> {
  const brand = await aDraft(api, person);
  const { brandId } = brand;
  if (status !== draft) await api.as(person).send(sendBrandForVerification, { body: { brandId } });
  const staff = api.as(await api.aStaff());
  const path = { id: brandId };
  if (status === accepted || status === verified)
    await staff.send(confirmBrand, { ...path, body: { seen: onVerification, status } });
  if (status === declined || status === rework)
    await staff.send(confirmBrand, {
      ...path,
      body: { seen: onVerification, status, rejectionReason: 'Нет фотографий товара' },
    });
  return brand;
}

export const allStatuses = [draft, accepted, verified, declined, rework, onVerification] as const;
