import { downloadVcard, getCard, getCardAvatar, getMyCardLink, printMyCard, renewMyCardLink } from '@venue/sdk/cards';
import { avatarStatus } from '@venue/sdk/profile/model';
import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { extractText, getDocumentProxy } from 'unpdf';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Person } from '../../testing/api.people.ts';
import { type TestApi, testApi } from '../../testing/api.ts';
import { users } from '../accounts/accounts.table.ts';
import { businessCard } from './cards.table.ts';

let api: TestApi;
beforeAll(async () => {
  api = await testApi();
});
afterAll(() => api.close());

let made = 0;
async function aCard(wish: Partial<typeof businessCard.$inferInsert> = {}): Promise<Person & { slug: string }> {
  const person = await api.aCustomer();
  const slug = `slug${++made}abcdefgh`;
  await api.db.insert(businessCard).values({
    userId: person.id,
    slug,
    name: 'Лаптева Дарья Сергеевна',
    position: 'Гончар; технолог',
    company: 'ООО «Печь, глина и огонь»',
    phone: '9120000101',
    email: 'dl@example.ru',
    siteUrl: 'example.ru',
    socials: { vk: '', tg: 'https://t.me/laptev' },
    about: 'Лепим чашки.\nУчим лепить.',
    isPublished: true,
    savedAt: api.clock.now,
    ...wish,
  });
  return { ...person, slug };
}

async function withAvatar({ id }: Person, status: number) {
  const square = sharp({ create: { width: 512, height: 512, channels: 3, background: '#2f6b4f' } });
  await api.ports.files.put(`avatar-${id}.webp`, await square.webp().toBuffer());
  await api.db
    .update(users)
    .set({ avatarFile: `avatar-${id}.webp`, avatarStatus: status })
    .where(eq(users.id, id));
}

test('anybody with the link reads a published card', async () => {
  const { slug } = await aCard();
  const { message } = await api.client().send(getCard, { slug });
  expect(message).toMatchObject({ slug, cardName: 'Лаптева Дарья Сергеевна', hasAvatar: false });
});

test('a card that was closed, an unknown link and a renewed one are all the same', async () => {
  const closed = await aCard({ isPublished: false });
  const renewed = await aCard();
  const { message } = await api.as(renewed).send(renewMyCardLink, {});
  expect(message.url).toBe(`${api.config.publicUrl}/app/card/${message.slug}`);
  expect(await api.as(renewed).send(getMyCardLink, {})).toEqual({ message });
  for (const slug of [closed.slug, renewed.slug, 'nobodysslug000'])
    for (const call of [getCard, getCardAvatar, downloadVcard] as const)
      await expect(api.client().send(call, { slug })).rejects.toMatchObject({ code: 'not_found' });
  expect((await api.client().send(getCard, { slug: message.slug })).message.cardPhone).toBe('9120000101');
});

test('the picture is shown once staff accepted it', async () => {
  const card = await aCard();
  const { slug } = card;
  for (const status of [avatarStatus.unchecked, avatarStatus.declined]) {
    await withAvatar(card, status);
    expect((await api.client().send(getCard, { slug })).message.hasAvatar).toBe(false);
    await expect(api.client().send(getCardAvatar, { slug })).rejects.toMatchObject({ code: 'not_found' });
  }
  await withAvatar(card, avatarStatus.accepted);
  expect((await api.client().send(getCard, { slug })).message.hasAvatar).toBe(true);
  expect((await api.client().send(getCardAvatar, { slug })).type).toBe('image/webp');
});

test('an address book gets names, contacts and the picture, with nothing that breaks its lines', async () => {
  const card = await aCard();
  await withAvatar(card, avatarStatus.accepted);
  const { data, type, name } = await api.client().send(downloadVcard, { slug: card.slug });
  expect([type, name]).toEqual(['text/vcard', 'Лаптева Дарья Сергеевна.vcf']);
  const text = await data.text();
  for (const line of text.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
  const unfolded = text.replace(/\r\n /g, '').split('\r\n');
  expect(unfolded).toEqual(
    expect.arrayContaining([
      'N:Лаптева;Дарья;Сергеевна;;',
      'TITLE:Гончар\\; технолог',
      'ORG:ООО «Печь\\, глина и огонь»',
      'TEL;TYPE=CELL:+79120000101',
      'URL:https://example.ru',
      'NOTE:Лепим чашки.\\nУчим лепить.',
    ]),
  );
  const photo = unfolded.find(line => line.startsWith('PHOTO'))?.split(':')[1] ?? '';
  expect(await sharp(Buffer.from(photo, 'base64')).metadata()).toMatchObject({ format: 'jpeg', width: 256 });
});

test('a card is printed ten to a sheet, also when its words are long', async () => {
  for (const name of ['Лаптева Дарья', 'Константинопольская-Воскресенская Александра Вячеславовна Старшая']) {
    const card = await aCard({ name, position: 'Руководитель направления '.repeat(7), isPublished: false });
    const { data, name: file } = await api.as(card).send(printMyCard, {});
    expect(file).toBe(`Визитка ${name}.pdf`);
    const pdf = await getDocumentProxy(new Uint8Array(await data.arrayBuffer()));
    expect(pdf.numPages).toBe(1);
    const { text } = await extractText(pdf, { mergePages: true });
    expect(text.match(/\+7 912 000-01-01/g)).toHaveLength(10);
  }
});

test('without a card there is nothing to link to or to print', async () => {
  const anna = api.as(await api.aCustomer());
  for (const call of [getMyCardLink, renewMyCardLink, printMyCard] as const)
    await expect(anna.send(call, {})).rejects.toMatchObject({ code: 'not_found' });
});
