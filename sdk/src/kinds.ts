import { actRecord, agreementRecord, invoiceRecord } from './agreements/agreements.kind.ts';
import { applicationRecord } from './applications/applications.kind.ts';
import { articleRecord, newsRecord } from './articles/articles.kind.ts';
import { authorRecord } from './authors/authors.kind.ts';
import { bannerRecord } from './banners/banners.kind.ts';
import { bookingRecord, refundRecord, technicalReasonRecord } from './bookings/bookings.kind.ts';
import { brandRecord } from './brands/brands.kind.ts';
import { clusterRecord } from './clusters/clusters.kind.ts';
import { collaboratorRecord } from './collaborators/collaborators.kind.ts';
import type { AnyKind } from './core/kind.ts';
import { announcementRecord, eventCategoryRecord, eventRecord } from './events/events.kind.ts';
import { galleryRecord } from './galleries/galleries.kind.ts';
import { marketItemRecord, marketRequestRecord } from './market/market.kind.ts';
import { productRecord } from './products/products.kind.ts';
import { projectRecord } from './projects/projects.kind.ts';
import { residentRecord } from './residents/residents.kind.ts';
import { reviewRecord } from './reviews/reviews.kind.ts';
import { equipmentRecord, roomRecord, serviceRecord } from './rooms/rooms.kind.ts';
import { roleRecord, staffRecord } from './staff/staff.kind.ts';
import { storyRecord } from './stories/stories.kind.ts';
import { avatarRecord, userRecord, usersRecord } from './users/users.kind.ts';

/** Every kind of record, by its name; what walks them all reads this list, programs import single kinds. */
export const kinds = {
  act: actRecord,
  agreement: agreementRecord,
  announcement: announcementRecord,
  application: applicationRecord,
  article: articleRecord,
  author: authorRecord,
  avatar: avatarRecord,
  banner: bannerRecord,
  booking: bookingRecord,
  brand: brandRecord,
  cluster: clusterRecord,
  collaborator: collaboratorRecord,
  equipment: equipmentRecord,
  event: eventRecord,
  eventCategory: eventCategoryRecord,
  gallery: galleryRecord,
  invoice: invoiceRecord,
  marketItem: marketItemRecord,
  marketRequest: marketRequestRecord,
  news: newsRecord,
  product: productRecord,
  project: projectRecord,
  refund: refundRecord,
  resident: residentRecord,
  review: reviewRecord,
  role: roleRecord,
  room: roomRecord,
  service: serviceRecord,
  staff: staffRecord,
  story: storyRecord,
  technicalReason: technicalReasonRecord,
  user: userRecord,
  users: usersRecord,
} as const satisfies Readonly<Record<string, AnyKind>>;

/** The word of a kind, as the log of changes, presence, pictures and the search know it. */
export type KindName = keyof typeof kinds;

/** Whether this is the word of a kind. */
export const isKindName = (word: string): word is KindName => Object.hasOwn(kinds, word);
