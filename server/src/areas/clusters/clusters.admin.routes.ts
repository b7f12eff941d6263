import {
  createCluster,
  getCluster,
  listClusters,
  removeCluster,
  saveCluster,
  uploadClusterTextFile,
} from '@venue/sdk/clusters/admin';
import { clusterRecord } from '@venue/sdk/clusters/kind';
import type { Cluster, ClusterFields } from '@venue/sdk/clusters/model';
import type { Context } from '../../core/context.ts';
import type { Db } from '../../core/db/database.ts';
import { transact } from '../../core/db/transact.ts';
import { cleanHtml } from '../../core/files/richText.ts';
import { handle } from '../../core/http/handle.ts';
import { changed, writeAudit } from '../../core/record/audit.ts';
import { removeWithRecord } from '../../core/record/pictures.ts';
import { found, mayManage, mustBeCurrent } from '../../core/record/records.ts';
import { textPictures } from '../../core/record/textPictures.ts';
import { presentCluster, presentRows } from './clusters.presenter.ts';
import { fieldsOf, valuesOf } from './clusters.rules.ts';
import * as store from './clusters.store.ts';

const subject = clusterRecord.name;
const [read, lock] = [store.clusterById, store.lockCluster];
const inText = textPictures({ subject, read, lock, textOf: row => row.description });

export const clustersAdminRoutes = [
  handle(listClusters, async ({ body }, context) => {
    const { page = 1, pageSize = 25 } = body;
    const { rows, total, totalIsExact } = await store.clustersPage(context.db, { ...body, page, pageSize });
    return {
      message: { page, pageSize, total, totalIsExact },
      items: await presentRows(context.db, rows, mayManage(context, clusterRecord)),
    };
  }),

  handle(getCluster, async ({ clusterId }, context) => ({ message: await shown(context.db, context, clusterId) })),

  handle(createCluster, ({ body }, context) => {
    const { now } = context;
    return transact(context, async tx => {
      const values = await valuesFor(tx, null, body);
      const row = await store.addCluster(tx, { ...values, createdAt: now, updatedAt: now });
      await writeAudit(tx, context, createCluster.id, { subject, subjectId: row.id, after: fieldsOf(row) });
      return { id: row.id, message: await shown(tx, context, row.id) };
    });
  }),

  handle(saveCluster, ({ body: { clusterId, version, ...fields } }, context) =>
    transact(context, async tx => {
      const before = found(await lock(tx, clusterId));
      await mustBeCurrent(tx, context, subject, before, version, () => shown(tx, context, clusterId));
      const values = await valuesFor(tx, clusterId, fields);
      const after = await store.changeCluster(tx, clusterId, {
        ...values,
        version: before.version + 1,
        updatedAt: context.now,
      });
      const differs = changed(fieldsOf(before), fieldsOf(after));
      await writeAudit(tx, context, saveCluster.id, { subject, subjectId: clusterId, ...differs });
      return { message: await shown(tx, context, clusterId) };
    }),
  ),

  handle(removeCluster, ({ body: { clusterId } }, context) =>
    transact(context, async tx => {
      const before = fieldsOf(found(await lock(tx, clusterId)));
      await removeWithRecord(tx, context.ports.files, { owner: subject, id: clusterId });
      await inText.remove(tx, context.ports.files, clusterId);
      await store.dropCluster(tx, clusterId);
      await writeAudit(tx, context, removeCluster.id, { subject, subjectId: clusterId, before });
      return { message: { success: true } };
    }),
  ),

  handle(uploadClusterTextFile, ({ body: { file, clusterId } }, context) =>
    inText.put(context, uploadClusterTextFile, clusterId, file),
  ),
];

async function shown(db: Db, context: Context, clusterId: number): Promise<Cluster> {
  return presentCluster(db, found(await read(db, clusterId)), mayManage(context, clusterRecord));
}

/** The sent fields as column values. The text may show only the cluster's own pictures. */
const valuesFor = async (tx: Db, id: number | null, fields: ClusterFields) =>
  valuesOf({
    ...fields,
    clusterDescription: cleanHtml(fields.clusterDescription, id === null ? [] : await inText.of(tx, id)),
  });
