import * as z from 'zod/mini';
import { SocialsFields } from '../authors/authors.model.ts';
import { removalQuestion } from '../core/kind/publication.ts';
import { Id, Instant, RichText } from '../core/schema/fields.ts';
import { labelled } from '../core/schema/labels.ts';
import { RecordPicture } from '../core/schema/pictures.ts';
import { Email, messages, Phone, required, SiteUrl } from '../core/schema/rules.ts';
import { withoutRules } from '../core/schema/withoutRules.ts';

export const clusterLimits = { images: 30, imageMegabytes: 10 } as const;

export const clusterRemovalConfirm = removalQuestion('этот кластер');

const can = z.array(z.enum(['edit', 'remove']));

export const ClusterContactsFields = z.object({
  phone: labelled(z.union([z.literal(''), Phone], { error: messages.phone }), 'Телефон', { half: true }),
  email: labelled(z.union([z.literal(''), Email], { error: messages.email }), 'Электронная почта', { half: true }),
  address: labelled(z.string().check(z.trim(), z.maxLength(500, messages.tooLong)), 'Адрес'),
});
export const ClusterContacts = withoutRules(ClusterContactsFields);
export type ClusterContacts = z.output<typeof ClusterContacts>;

/** What staff write about a cluster: a group of businesses at the venue. */
export const ClusterFields = z.object({
  clusterName: labelled(required(200), 'Название'),
  clusterDescription: labelled(RichText, 'О\u00a0кластере'),
  clusterUrl: labelled(SiteUrl, 'Сайт', { placeholder: 'example.ru', half: true }),
  clusterVideoUrl: labelled(SiteUrl, 'Видео', { placeholder: 'vkvideo.ru, rutube.ru или youtube.com', half: true }),
  clusterContacts: labelled(ClusterContactsFields, 'Контакты'),
  clusterSocials: labelled(SocialsFields, 'Соцсети'),
});
export type ClusterFields = z.output<typeof ClusterFields>;

/** A cluster as lists show it. */
export const ClusterRow = z.object({
  clusterId: Id,
  clusterName: z.string(),
  clusterUrl: z.string(),
  clusterContacts: ClusterContacts,
  /** The first picture. */
  cover: z.nullable(RecordPicture),
  createdAt: Instant,
  updatedAt: Instant,
  can,
});
export type ClusterRow = z.output<typeof ClusterRow>;

export const Cluster = z.extend(withoutRules(ClusterFields), {
  clusterId: Id,
  /** Pictures of the cluster in the order they were uploaded. */
  files: z.array(RecordPicture),
  createdAt: Instant,
  updatedAt: Instant,
  can,
  /** Sent back with an update; a stale one is refused. */
  version: z.int(),
});
export type Cluster = z.output<typeof Cluster>;

/** A cluster in lists for everybody. All clusters are on the site: they have no drafts. */
export const PublicClusterRow = z.pick(ClusterRow, {
  clusterId: true,
  clusterName: true,
  cover: true,
  updatedAt: true,
});
export type PublicClusterRow = z.output<typeof PublicClusterRow>;

/** A cluster on its page, with the contacts staff wrote for the site. */
export const PublicCluster = z.omit(Cluster, { createdAt: true, can: true, version: true });
export type PublicCluster = z.output<typeof PublicCluster>;
