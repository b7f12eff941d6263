import { ApiFailure } from '@venue/sdk';
import { downloadVcard, getCard, getCardAvatar, getMyCardLink, printMyCard, renewMyCardLink } from '@venue/sdk/cards';
import { avatarStatus } from '@venue/sdk/profile/model';
import sharp from 'sharp';
import type { Config } from '../../config.ts';
import { actorOf, type Context } from '../../core/context.ts';
import { transact } from '../../core/db/transact.ts';
import { handle } from '../../core/http/handle.ts';
import { cardPdf } from './cards.pdf.ts';
import * as store from './cards.store.ts';
import { vcardOf } from './cards.vcard.ts';

const PHOTO_PIXELS = 256;

const urlOf = ({ publicUrl }: Config, slug: string): string => `${publicUrl}/app/card/${slug}`;

/** A published card, and its owner's picture if staff accepted it. */
async function publishedCard(
  context: Context,
  slug: string,
): Promise<{ card: store.CardRecord; avatar: Buffer | null }> {
  const row = await store.publishedCard(context.db, slug);
  if (!row) throw new ApiFailure('not_found');
  const { file, status } = row.avatar;
  // guard: cards.test.ts
  const avatar = file && status === avatarStatus.accepted ? await context.ports.files.bytes(file) : null;
  return { card: row.card, avatar };
}

async function ownCard(context: Context): Promise<store.CardRecord> {
  const card = await store.cardOf(context.db, actorOf(context).userId);
  if (!card) throw new ApiFailure('not_found');
  return card;
}

export const cardsRoutes = [
  handle(getCard, async ({ slug }, context) => {
    const { card, avatar } = await publishedCard(context, slug);
    return {
      message: {
        slug,
        cardName: card.name,
        cardPosition: card.position,
        cardCompany: card.company,
        cardPhone: card.phone,
        cardEmail: card.email,
        cardSiteUrl: card.siteUrl,
        cardSocials: card.socials,
        cardAbout: card.about,
        hasAvatar: avatar !== null,
      },
    };
  }),

  handle(getCardAvatar, async ({ slug }, context) => {
    const { avatar } = await publishedCard(context, slug);
    if (!avatar) throw new ApiFailure('not_found');
    return { data: avatar, type: 'image/webp', name: 'avatar.webp' };
  }),

  handle(downloadVcard, async ({ slug }, context) => {
    const { card, avatar } = await publishedCard(context, slug);
    // Phones' address books support JPEG and need a small picture.
    const photo = avatar && (await sharp(avatar).resize(PHOTO_PIXELS).jpeg({ quality: 80 }).toBuffer());
    const text = vcardOf(card, { url: urlOf(context.config, slug), photo });
    return { data: Buffer.from(text), type: 'text/vcard; charset=utf-8', name: `${card.name}.vcf` };
  }),

  handle(getMyCardLink, async (_input, context) => {
    const { slug } = await ownCard(context);
    return { message: { slug, url: urlOf(context.config, slug) } };
  }),

  handle(renewMyCardLink, (_input, context) =>
    transact(context, async tx => {
      const slug = store.newSlug();
      if (!(await store.setSlug(tx, actorOf(context).userId, slug))) throw new ApiFailure('not_found');
      return { message: { slug, url: urlOf(context.config, slug) } };
    }),
  ),

  handle(printMyCard, async (_input, context) => {
    const card = await ownCard(context);
    const data = await cardPdf(card, urlOf(context.config, card.slug));
    return { data, type: 'application/pdf', name: `Визитка ${card.name}.pdf` };
  }),
];
