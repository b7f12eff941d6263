import * as z from 'zod/mini';
import { Socials } from '../authors/authors.model.ts';
import { FileImage, Id, Instant, RichText } from '../core/fields.ts';
import { Email, Phone, required, SiteUrl, say } from '../core/rules.ts';

export const clusterLimits = { images: 30, imageMegabytes: 10 } as const;

export const ClusterContacts = z.object({
  phone: z.union([z.literal(''), Phone], { error: say.phone }),
  email: z.union([z.literal(''), Email], { error: say.email }),
  address: z.string().check(z.trim(), z.maxLength(500, say.tooLong)),
});
export type ClusterContacts = z.output<typeof ClusterContacts>;

/** What staff write about a cluster: a group of businesses the venue is home to. */
export const ClusterFields = z.object({
  clusterName: required(200),
  clusterUrl: SiteUrl,
  clusterVideoUrl: SiteUrl,
  clusterSocials: Socials,
  clusterContacts: ClusterContacts,
  clusterDescription: RichText,
});
export type ClusterFields = z.output<typeof ClusterFields>;

/** A cluster as lists show it. */
export const ClusterRow = z.object({
  clusterId: Id,
  clusterName: z.string(),
  clusterUrl: z.string(),
  clusterContacts: ClusterContacts,
  /** The first picture. */
  cover: z.nullable(FileImage),
  createdAt: Instant,
  updatedAt: Instant,
});
export type ClusterRow = z.output<typeof ClusterRow>;

export const Cluster = z.extend(ClusterFields, {
  clusterId: Id,
  /** Pictures of the cluster in the order they were uploaded. */
  files: z.array(FileImage),
  createdAt: Instant,
  updatedAt: Instant,
  /** Sent back with an update; a stale one is refused. */
  version: z.int(),
});
export type Cluster = z.output<typeof Cluster>;
