import { eq } from 'drizzle-orm';
import { of, type PersonalData } from '../../area/personalData.ts';
import { businessCard } from './cards.table.ts';

/** What a card shows of its owner; without their consent it is closed. */
export const cardsPersonal: PersonalData = {
  kept: [{ table: businessCard, about: of(businessCard.userId), as: 'card', atDeletion: 'delete' }],
  withdrawn: {
    publication: async (tx, _files, userId) => {
      await tx.update(businessCard).set({ isPublished: false }).where(eq(businessCard.userId, userId));
    },
  },
};
