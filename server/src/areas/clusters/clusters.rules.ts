import type { ClusterContacts, ClusterFields } from '@venue/sdk/clusters/model';
import { recordFields } from '../../core/record/recordFields.ts';
import { type ClusterTableRow, cluster } from './clusters.table.ts';

/** What staff write about a cluster, without its contacts; the routes remove foreign pictures from the text. */
const written = recordFields<Omit<ClusterFields, 'clusterContacts'>>()(
  cluster,
  {
    clusterName: 'name',
    clusterUrl: 'url',
    clusterVideoUrl: 'videoUrl',
    clusterSocials: 'socials',
    clusterDescription: 'description',
  },
  { clusterName: name => name.trim() },
);

/** Each contact has a column of its own. */
const contacts = recordFields<ClusterContacts>()(cluster, { phone: 'phone', email: 'email', address: 'address' });

export const contactsOf = contacts.fieldsOf;

export const fieldNames = [...written.fieldNames, 'clusterContacts'] as const;

/** The fields of a cluster as column values. */
export const valuesOf = ({ clusterContacts, ...fields }: ClusterFields) => ({
  ...written.everyValueOf(fields),
  ...contacts.everyValueOf(clusterContacts),
});

/** The editable fields of a cluster, named as in the model; the audit log keeps them. */
export const fieldsOf = (row: ClusterTableRow): ClusterFields => ({
  ...written.fieldsOf(row),
  clusterContacts: contactsOf(row),
});
