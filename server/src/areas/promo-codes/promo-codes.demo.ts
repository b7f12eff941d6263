import { addDays, dayOf } from '@venue/sdk';
import { promoFor, spellingOf } from '@venue/sdk/promo-codes/model';
import type { DemoData, DemoScene } from '../../area/demo.ts';
import type { Db } from '../../core/db/database.ts';
import { promoCode } from './promo-codes.table.ts';

const DAY = 86_400_000;

/** Promo codes as a venue has them: for everybody, for a first booking, for tickets, and one whose time is over. */
async function seedCodes(tx: Db, { now }: DemoScene): Promise<void> {
  const today = dayOf(now);
  const at = (days: number) => new Date(now.getTime() - days * DAY);
  const codes = [
    {
      code: 'ЛЕТО-15',
      percent: 15,
      validTo: addDays(today, -60),
      note: 'Летняя рассылка',
      isActive: false,
      createdAt: at(150),
      updatedAt: at(60),
    },
    {
      code: 'ПЕРВАЯ-БРОНЬ',
      sum: 50_000,
      minSum: 300_000,
      maxPerPerson: 1,
      note: 'Раздаём на\u00a0экскурсиях по\u00a0площадке',
      createdAt: at(40),
      updatedAt: at(40),
    },
    {
      code: 'СТУДИЯ-10',
      percent: 10,
      roomIds: [31, 52],
      maxUses: 100,
      validFrom: addDays(today, -7),
      validTo: addDays(today, 60),
      note: 'Для подписчиков канала',
      createdAt: at(8),
      updatedAt: at(8),
    },
    {
      code: 'КУЛЬТУРА-20',
      percent: 20,
      usedFor: promoFor.events,
      maxPerPerson: 2,
      validTo: addDays(today, 90),
      note: 'Билеты для\u00a0читателей блога',
      createdAt: at(3),
      updatedAt: at(3),
    },
  ];
  await tx.insert(promoCode).values(codes.map(each => ({ ...each, spelling: spellingOf(each.code) })));
}

export const promoCodesDemo: DemoData = { seed: seedCodes };
