import * as z from 'zod/mini';
import { removalQuestion } from '../core/kind/publication.ts';
import { defineEnum, type Move } from '../core/schema/enums.ts';
import { Id, Instant } from '../core/schema/fields.ts';
import { InputDay, inOrder } from '../core/schema/inputDates.ts';
import { labelled } from '../core/schema/labels.ts';
import { canOf } from '../core/schema/moves.ts';
import { PictureMetaFields, RecordPicture } from '../core/schema/pictures.ts';
import { messages, required, SiteUrl } from '../core/schema/rules.ts';
import { withoutRules } from '../core/schema/withoutRules.ts';

export const bannerLimits = { imageMegabytes: 10 } as const;

/** The aspect ratios in which the site shows a banner, as in CSS: on a computer and on a phone. */
export const bannerFrames = { wide: '4 / 1', narrow: '16 / 9' } as const;

export const bannerActivity = defineEnum({
  active: { id: true, label: 'Активен', tone: 'good' },
  inactive: { id: false, label: 'Не\u00a0активен', tone: 'neutral' },
});

/** At most one banner is active: activating one deactivates the other. Neither asks for confirmation. */
export const bannerMoves = [
  {
    action: 'activate',
    label: 'Активировать',
    from: [false],
    to: true,
    by: ['staff'],
    done: 'Баннер активирован',
  },
  {
    action: 'deactivate',
    label: 'Деактивировать',
    from: [true],
    to: false,
    by: ['staff'],
    done: 'Баннер деактивирован',
  },
] as const satisfies readonly Move<boolean>[];
export const bannerRemovalConfirm = removalQuestion('этот баннер');

const short = (max: number) => z.string().check(z.trim(), z.maxLength(max, messages.tooLong));

/** What staff enter about a sale banner. */
export const SaleBannerShape = z.object({
  saleBannerTitle: labelled(required(200), 'Заголовок'),
  saleBannerText: labelled(short(500), 'Текст', { lines: true }),
  /** Where a click leads; empty when nowhere. */
  saleBannerLink: labelled(SiteUrl, 'Ссылка', {
    hint: 'Куда ведёт нажатие; без ссылки баннер только читают',
    placeholder: 'example.ru/skidka',
  }),
  /** Which part of the picture stays in sight in either frame. */
  saleBannerMeta: labelled(PictureMetaFields, 'Видимая часть картинки', {
    hint: 'Где картинка не\u00a0помещается целиком, останется место вокруг этой точки',
  }),
  /** First and last day it is shown on while active; open ends are null. */
  saleBannerFrom: labelled(z.nullable(InputDay), 'Показывать с', { half: true }),
  saleBannerTo: labelled(z.nullable(InputDay), 'Показывать по', { half: true }),
  /** Whose advertisement it is, name and INN as the law has it shown; empty for the venue's own. */
  saleBannerAdvertiser: labelled(short(300), 'Рекламодатель', {
    hint: 'Название и\u00a0ИНН; для собственной рекламы оставьте пустым',
    half: true,
  }),
  /**
   * The token (erid) from the operator of advertising data; without it only the venue's own advertisements are shown.
   */
  saleBannerErid: labelled(short(64).check(z.regex(/^[A-Za-z0-9]*$/, messages.invalid)), 'Токен (erid)', {
    hint: 'Его выдаёт оператор рекламных данных; для чужой рекламы обязателен',
    half: true,
  }),
});

interface Advertised {
  readonly saleBannerAdvertiser?: string | undefined;
  readonly saleBannerErid?: string | undefined;
}

/** Checks across several fields: the days are in order, and somebody else's advertisement has a token. */
export const bannerChecks = [
  inOrder('saleBannerFrom', 'saleBannerTo'),
  z.refine<Advertised>(
    ({ saleBannerAdvertiser: whose = '', saleBannerErid }) => !whose.trim() || saleBannerErid !== '',
    {
      error: messages.required,
      path: ['saleBannerErid'],
    },
  ),
] as const;

export const SaleBannerFields = SaleBannerShape.check(...bannerChecks);
export type SaleBannerFields = z.output<typeof SaleBannerFields>;

/** A saved banner merged with its changes, to check against those rules. */
export const WholeBanner = withoutRules(SaleBannerShape).check(...bannerChecks);

export const SaleBanner = z.extend(withoutRules(SaleBannerShape), {
  saleBannerId: Id,
  saleBannerIsActive: z.boolean(),
  saleBannerImage: z.nullable(RecordPicture),
  createdAt: Instant,
  updatedAt: Instant,
  /** Sent back with an update; a stale one is refused. */
  version: z.int(),
  can: canOf(bannerMoves, ['staff'], 'remove'),
});
export type SaleBanner = z.output<typeof SaleBanner>;

type Shown = Pick<SaleBanner, 'saleBannerIsActive' | 'saleBannerFrom' | 'saleBannerTo'>;

/** Whether the site shows a banner on a day: it is active, and the day is within its own. */
export const isShownOn = (
  { saleBannerIsActive, saleBannerFrom: from, saleBannerTo: to }: Shown,
  day: string,
): boolean => saleBannerIsActive && (from === null || from <= day) && (to === null || day <= to);

/** The banner that the site shows now, with the details that the law on advertising requires beside it. */
export const ShownBanner = z.pick(SaleBanner, {
  saleBannerId: true,
  saleBannerTitle: true,
  saleBannerText: true,
  saleBannerLink: true,
  saleBannerMeta: true,
  saleBannerImage: true,
  saleBannerAdvertiser: true,
  saleBannerErid: true,
});
export type ShownBanner = z.output<typeof ShownBanner>;
