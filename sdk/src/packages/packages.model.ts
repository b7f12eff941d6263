import * as z from 'zod/mini';
import { publicationMoves, removalQuestion } from '../core/kind/publication.ts';
import { checked } from '../core/schema/checked.ts';
import { defineEnum, schemaOf } from '../core/schema/enums.ts';
import { Day, Id, Instant, Kopecks, Price } from '../core/schema/fields.ts';
import { labelled } from '../core/schema/labels.ts';
import { canOf } from '../core/schema/moves.ts';
import { required, short } from '../core/schema/rules.ts';
import { withoutRules } from '../core/schema/withoutRules.ts';
import { accountState } from '../profile/profile.account.model.ts';

export const packageMoves = publicationMoves('этот абонемент');
export const packageRemovalConfirm = removalQuestion('этот абонемент');

const whole = (most: number, text: string) =>
  checked(z.int('Укажите число'), z.minimum(1, 'Не меньше 1'), z.maximum(most, text));

/** What staff enter about a package of hours. */
export const PackageFields = z.object({
  packageTitle: labelled(required(80), 'Название', { placeholder: '10 часов Фотостудии' }),
  packageHours: labelled(whole(500, 'Не больше 500'), 'Сколько часов', { half: true }),
  packagePrice: labelled(checked(Price, z.minimum(50_000, 'Не меньше 500 ₽')), 'Цена, ₽', { half: true }),
  packageDays: labelled(whole(1095, 'Не больше 1095'), 'Действует после покупки, дней', {
    hint: 'Последний день включительно',
  }),
  /** The rooms it is for; empty for all. */
  packageRoomIds: labelled(z.array(Id).check(z.maxLength(100)), 'Помещения', {
    hint: 'Не\u00a0отмечено ни\u00a0одного\u00a0— часы любых помещений',
  }),
  packageAbout: labelled(short(1000), 'Описание для\u00a0сайта', { lines: true }),
});
export type PackageFields = z.output<typeof PackageFields>;

/** A package as staff see it. */
export const HourPackage = z.extend(withoutRules(PackageFields), {
  packageId: Id,
  isPublished: z.boolean(),
  /** How many were bought and paid. */
  packagesSold: z.int(),
  createdAt: Instant,
  updatedAt: Instant,
  /** Sent back with an update; a stale one is refused. */
  version: z.int(),
  can: canOf(packageMoves, ['staff'], 'remove'),
});
export type HourPackage = z.output<typeof HourPackage>;

/** A package on sale, as visitors see it. */
export const PackageOffer = z.extend(
  z.pick(HourPackage, {
    packageId: true,
    packageTitle: true,
    packageHours: true,
    packagePrice: true,
    packageDays: true,
    packageRoomIds: true,
    packageAbout: true,
  }),
  {
    /** Names of its rooms; empty for all. */
    packageRooms: z.array(z.string()),
  },
);
export type PackageOffer = z.output<typeof PackageOffer>;

/** What became of a bought package. */
export const purchaseStatus = defineEnum({
  awaiting: { id: 1, label: 'Ждёт оплаты', tone: 'warn' },
  active: { id: 2, label: 'Действует', tone: 'good' },
  lapsed: { id: 3, label: 'Не\u00a0оплачен', tone: 'neutral' },
  returned: { id: 4, label: 'Деньги возвращены', tone: 'good' },
});

/** A booking whose hours a package paid for. */
export const PackageUse = z.object({
  useId: Id,
  orderId: Id,
  roomName: z.string(),
  startsAt: Instant,
  /** Hours that were taken from the package. */
  useHours: z.int(),
  /** Those that came back when the booking ended. */
  hoursBack: z.int(),
  usedAt: Instant,
  /** When the booking was cancelled; null while it stands. */
  endedAt: z.nullable(Instant),
});
export type PackageUse = z.output<typeof PackageUse>;

/** A bought package, as its owner sees it. */
export const OwnPackage = z.object({
  purchaseId: Id,
  packageTitle: z.string(),
  packageRooms: z.array(z.string()),
  packageRoomIds: z.array(Id),
  purchaseStatus: schemaOf(purchaseStatus),
  price: Kopecks,
  packageHours: z.int(),
  hoursLeft: z.int(),
  /** The last day on which its hours may be used to book; null until it is paid. */
  validUntil: z.nullable(Day),
  paidAt: z.nullable(Instant),
  /** Until when it may be paid. */
  payUntil: z.nullable(Instant),
  /** Whether a payment was started whose outcome is not known. */
  isPaying: z.boolean(),
  canPay: z.boolean(),
  /** Money that went or goes back for hours that were not used. */
  returned: Kopecks,
  uses: z.array(PackageUse),
});
export type OwnPackage = z.output<typeof OwnPackage>;

/** A bought package that can pay for the hours of a booking. */
export const PackageForBooking = z.object({
  purchaseId: Id,
  packageTitle: z.string(),
  hoursLeft: z.int(),
  validUntil: Day,
  /** Why it does not pay for this booking; null if it does. */
  obstacle: z.nullable(z.string()),
});
export type PackageForBooking = z.output<typeof PackageForBooking>;

/** What packages of its customer can do for a booking. */
export const BookingPackages = z.object({
  /** The hours of the booking. */
  needed: z.int(),
  /** What would still be paid by money: extras. */
  rest: Kopecks,
  packages: z.array(PackageForBooking),
  /** The package that pays for its hours. */
  applied: z.nullable(
    z.object({
      purchaseId: Id,
      packageTitle: z.string(),
      useHours: z.int(),
      hoursLeft: z.int(),
      /** How many hours would come back if its customer cancelled it now. */
      hoursBack: z.int(),
      /** Whether it may still be taken off, because the booking waits for its payment. */
      canWithdraw: z.boolean(),
    }),
  ),
});
export type BookingPackages = z.output<typeof BookingPackages>;

/** A bought package in the list of staff. */
export const Purchase = z.object({
  purchaseId: Id,
  packageId: Id,
  packageTitle: z.string(),
  userId: Id,
  customer: z.string(),
  phone: z.string(),
  accountState: schemaOf(accountState),
  purchaseStatus: schemaOf(purchaseStatus),
  price: Kopecks,
  packageHours: z.int(),
  /** Hours that bookings used. */
  hoursUsed: z.int(),
  hoursLeft: z.int(),
  /** What is due for the hours that are left. */
  moneyLeft: Kopecks,
  validUntil: z.nullable(Day),
  createdAt: Instant,
  paidAt: z.nullable(Instant),
});
export type Purchase = z.output<typeof Purchase>;

export const purchaseActions = ['extend', 'returnRest', 'giveBack', 'retryRefund'] as const;

/** One bought package with its uses, its money and its history. */
export const PurchaseCard = z.extend(Purchase, {
  returned: Kopecks,
  /** Money that was taken at the desk and is to be handed back there. */
  owed: Kopecks,
  uses: z.array(PackageUse),
  history: z.array(z.object({ at: Instant, who: z.string(), what: z.string() })),
  can: z.array(z.enum(purchaseActions)),
});
export type PurchaseCard = z.output<typeof PurchaseCard>;

/** What packages brought, and what is still owed by them. */
export const PackageTotals = z.object({
  soldCount: z.int(),
  soldHours: z.int(),
  soldSum: Kopecks,
  usedHours: z.int(),
  usedSum: Kopecks,
  returnedHours: z.int(),
  returnedSum: Kopecks,
  /** Hours that customers may still use, and the money they were paid with. */
  openHours: z.int(),
  openSum: Kopecks,
  /** Hours whose term has ended unused. */
  expiredHours: z.int(),
  expiredSum: Kopecks,
});
export type PackageTotals = z.output<typeof PackageTotals>;

/** What hours of a package are worth: in proportion to its price, to the kopeck, in favour of the customer. */
export const worthOf = ({ price, packageHours }: { price: number; packageHours: number }, hours: number): number =>
  Math.ceil((price * hours) / packageHours);

/** The hours of a cancelled booking that come back, by the percentage of its terms: half an hour counts as one. */
export const hoursBackOf = (hours: number, percent: number): number => Math.ceil((hours * percent) / 100);
