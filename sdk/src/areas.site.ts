import * as authorsAdmin from './authors/authors.admin.calls.ts';
import * as authors from './authors/authors.calls.ts';
import { authorRecord } from './authors/authors.kind.ts';
import * as authorsModel from './authors/authors.model.ts';
import { authorsWords } from './authors/authors.words.ts';
import * as bannersAdmin from './banners/banners.admin.calls.ts';
import * as banners from './banners/banners.calls.ts';
import { bannerRecord } from './banners/banners.kind.ts';
import * as bannersModel from './banners/banners.model.ts';
import { bannersWords } from './banners/banners.words.ts';
import * as clustersAdmin from './clusters/clusters.admin.calls.ts';
import * as clusters from './clusters/clusters.calls.ts';
import { clusterRecord } from './clusters/clusters.kind.ts';
import * as clustersModel from './clusters/clusters.model.ts';
import { clustersWords } from './clusters/clusters.words.ts';
import * as collaboratorsAdmin from './collaborators/collaborators.admin.calls.ts';
import * as collaborators from './collaborators/collaborators.calls.ts';
import { collaboratorRecord } from './collaborators/collaborators.kind.ts';
import * as collaboratorsModel from './collaborators/collaborators.model.ts';
import { collaboratorsWords } from './collaborators/collaborators.words.ts';
import type { AnyKind } from './core/kind/kind.ts';
import * as galleriesAdmin from './galleries/galleries.admin.calls.ts';
import * as galleries from './galleries/galleries.calls.ts';
import { galleryRecord } from './galleries/galleries.kind.ts';
import * as galleriesModel from './galleries/galleries.model.ts';
import { galleriesWords } from './galleries/galleries.words.ts';
import * as mailingAdmin from './mailing/mailing.admin.calls.ts';
import * as mailing from './mailing/mailing.calls.ts';
import { friendRecord, letterRecord } from './mailing/mailing.kind.ts';
import * as mailingModel from './mailing/mailing.model.ts';
import { mailingWords } from './mailing/mailing.words.ts';
import * as productsAdmin from './products/products.admin.calls.ts';
import * as products from './products/products.calls.ts';
import { productRecord } from './products/products.kind.ts';
import * as productsModel from './products/products.model.ts';
import { productsWords } from './products/products.words.ts';
import * as projectsAdmin from './projects/projects.admin.calls.ts';
import * as projects from './projects/projects.calls.ts';
import { projectRecord } from './projects/projects.kind.ts';
import * as projectsModel from './projects/projects.model.ts';
import { projectsWords } from './projects/projects.words.ts';
import * as residentsAdmin from './residents/residents.admin.calls.ts';
import * as residents from './residents/residents.calls.ts';
import { residentRecord } from './residents/residents.kind.ts';
import * as residentsModel from './residents/residents.model.ts';
import { residentsWords } from './residents/residents.words.ts';
import * as reviewsAdmin from './reviews/reviews.admin.calls.ts';
import * as reviews from './reviews/reviews.calls.ts';
import { reviewRecord } from './reviews/reviews.kind.ts';
import * as reviewsModel from './reviews/reviews.model.ts';
import { reviewsWords } from './reviews/reviews.words.ts';
import * as storiesAdmin from './stories/stories.admin.calls.ts';
import * as stories from './stories/stories.calls.ts';
import { storyCategoryRecord, storyRecord } from './stories/stories.kind.ts';
import * as storiesModel from './stories/stories.model.ts';
import { storiesWords } from './stories/stories.words.ts';

// The areas that staff publish and visitors read; see areas.customers.ts.

/** Calls of each area; `Admin` are those for staff. */
export const calls = {
  authors,
  authorsAdmin,
  banners,
  bannersAdmin,
  clusters,
  clustersAdmin,
  collaborators,
  collaboratorsAdmin,
  galleries,
  galleriesAdmin,
  mailing,
  mailingAdmin,
  products,
  productsAdmin,
  projects,
  projectsAdmin,
  residents,
  residentsAdmin,
  reviews,
  reviewsAdmin,
  stories,
  storiesAdmin,
} as const;

/** Kinds of records, by their names. */
export const kinds = {
  author: authorRecord,
  banner: bannerRecord,
  cluster: clusterRecord,
  collaborator: collaboratorRecord,
  friend: friendRecord,
  gallery: galleryRecord,
  letter: letterRecord,
  product: productRecord,
  project: projectRecord,
  resident: residentRecord,
  review: reviewRecord,
  story: storyRecord,
  storyCategory: storyCategoryRecord,
} as const satisfies Readonly<Record<string, AnyKind>>;

/** Models of each area, which give schemas their names in the OpenAPI document. */
export const models = {
  authors: authorsModel,
  banners: bannersModel,
  clusters: clustersModel,
  collaborators: collaboratorsModel,
  galleries: galleriesModel,
  mailing: mailingModel,
  products: productsModel,
  projects: projectsModel,
  residents: residentsModel,
  reviews: reviewsModel,
  stories: storiesModel,
} as const;

/** Descriptions of each area's fields, for the OpenAPI document and the typings. */
export const words = {
  authors: authorsWords,
  banners: bannersWords,
  clusters: clustersWords,
  collaborators: collaboratorsWords,
  galleries: galleriesWords,
  mailing: mailingWords,
  products: productsWords,
  projects: projectsWords,
  residents: residentsWords,
  reviews: reviewsWords,
  stories: storiesWords,
} as const;
