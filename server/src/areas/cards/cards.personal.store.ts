import { eq } from 'drizzle-orm';
import { of, type PersonalData } from '../../area/personalData.ts';
import { businessCard } from './cards.table.ts';

/** A person's card; it is unpublished when they withdraw their consent. */
export const cardsPersonal: PersonalData = {
  tables: [
    {
      table: businessCard,
      about: of(businessCard.userId),
      as: 'card',
      atDeletion: 'delete',
      ahead: 'Its owner may withdraw it at any time',
    },
  ],
  withdrawn: {
    publication: async (tx, _files, userId) => {
      await tx.update(businessCard).set({ isPublished: false }).where(eq(businessCard.userId, userId));
    },
  },
};
