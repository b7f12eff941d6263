import { randomBytes } from 'node:crypto';
import { domainToUnicode } from 'node:url';
import { ApiFailure, failureTexts } from '@venue/sdk';
import { addEmbedSite, listEmbedSites, removeEmbedSite } from '@venue/sdk/embeds/admin';
import { embedSiteRecord } from '@venue/sdk/embeds/kind';
import { type EmbedSite, originOf } from '@venue/sdk/embeds/model';
import { brokenConstraint, transact } from '../../core/db/transact.ts';
import { handle } from '../../core/http/handle.ts';
import { writeAudit } from '../../core/record/audit.ts';
import { mustExist } from '../../core/record/records.ts';
import * as store from './embeds.store.ts';

const subject = embedSiteRecord.name;

export const embedsAdminRoutes = [
  handle(listEmbedSites, async (_input, { db }) => ({
    message: { sites: (await store.embedSites(db)).map(present) },
  })),

  handle(addEmbedSite, async ({ body }, context) => {
    const values = {
      title: body.siteTitle.trim(),
      origin: originOf(body.siteUrl) ?? '',
      key: randomBytes(9).toString('base64url'),
    };
    try {
      return await transact(context, async tx => {
        const row = await store.addSite(tx, values);
        if (!row) throw new ApiFailure('embed_site_limit');
        await writeAudit(tx, context, addEmbedSite.id, { subject, subjectId: row.id, after: fieldsOf(row) });
        return { id: row.id, message: present(row) };
      });
    } catch (error) {
      if (brokenConstraint(error) !== 'embed_site_origin') throw error;
      throw new ApiFailure('embed_site_exists', { fields: { siteUrl: failureTexts.embed_site_exists } });
    }
  }),

  handle(removeEmbedSite, ({ body: { embedSiteId } }, context) =>
    transact(context, async tx => {
      const before = mustExist(await store.lockSite(tx, embedSiteId));
      await store.removeSite(tx, embedSiteId);
      await writeAudit(tx, context, removeEmbedSite.id, {
        subject,
        subjectId: embedSiteId,
        before: fieldsOf(before),
      });
      return { message: { success: true } };
    }),
  ),
];

/** The address as people write it: «https://студия.рф». */
function addressOf(origin: string): string {
  const { hostname } = new URL(origin);
  return origin.replace(hostname, domainToUnicode(hostname) || hostname);
}

const fieldsOf = ({ title, origin }: store.EmbedSiteRow) => ({ siteTitle: title, siteUrl: addressOf(origin) });

const present = (row: store.EmbedSiteRow): EmbedSite => ({
  ...fieldsOf(row),
  embedSiteId: row.id,
  siteKey: row.key,
});
