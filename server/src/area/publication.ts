import { actionsFrom, publicationMoves } from '@venue/sdk';

const moves = publicationMoves('');

/** What staff may do to a published or an unpublished record. */
export const publicationCan = ({ isPublished }: { readonly isPublished: boolean }, mayManage: boolean) =>
  mayManage ? [...actionsFrom(moves, 'staff', isPublished), 'remove' as const] : [];
