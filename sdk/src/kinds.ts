import { actKind, agreementKind, invoiceKind } from './agreements/agreements.kind.ts';
import { applicationKind } from './applications/applications.kind.ts';
import { articleRecord, newsRecord } from './articles/articles.kind.ts';
import { authorKind } from './authors/authors.kind.ts';
import { bannerKind } from './banners/banners.kind.ts';
import { bookingKind, technicalReasonKind } from './bookings/bookings.kind.ts';
import { brandKind } from './brands/brands.kind.ts';
import { clusterKind } from './clusters/clusters.kind.ts';
import { collaboratorKind } from './collaborators/collaborators.kind.ts';
import type { AnyKind } from './core/kind.ts';
import { announcementRecord, eventCategoryKind, eventRecord } from './events/events.kind.ts';
import { galleryKind } from './galleries/galleries.kind.ts';
import { marketItemKind, marketRequestKind } from './market/market.kind.ts';
import { productKind } from './products/products.kind.ts';
import { projectKind } from './projects/projects.kind.ts';
import { residentKind } from './residents/residents.kind.ts';
import { reviewKind } from './reviews/reviews.kind.ts';
import { equipmentKind, roomKind, serviceKind } from './rooms/rooms.kind.ts';
import { roleKind, staffKind } from './staff/staff.kind.ts';
import { storyKind } from './stories/stories.kind.ts';
import { avatarKind, userKind, usersKind } from './users/users.kind.ts';

/** Every kind of record, by its name; what walks them all reads this list, programs import single kinds. */
export const kinds = {
  act: actKind,
  agreement: agreementKind,
  announcement: announcementRecord,
  application: applicationKind,
  article: articleRecord,
  author: authorKind,
  avatar: avatarKind,
  banner: bannerKind,
  booking: bookingKind,
  brand: brandKind,
  cluster: clusterKind,
  collaborator: collaboratorKind,
  equipment: equipmentKind,
  event: eventRecord,
  eventCategory: eventCategoryKind,
  gallery: galleryKind,
  invoice: invoiceKind,
  marketItem: marketItemKind,
  marketRequest: marketRequestKind,
  news: newsRecord,
  product: productKind,
  project: projectKind,
  resident: residentKind,
  review: reviewKind,
  role: roleKind,
  room: roomKind,
  service: serviceKind,
  staff: staffKind,
  story: storyKind,
  technicalReason: technicalReasonKind,
  user: userKind,
  users: usersKind,
} as const satisfies Readonly<Record<string, AnyKind>>;

/** The word of a kind, as the log of changes, presence, pictures and the search know it. */
export type KindName = keyof typeof kinds;
