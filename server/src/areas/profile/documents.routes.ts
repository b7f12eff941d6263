import { ApiFailure } from '@venue/sdk';
import { consentPurpose } from '@venue/sdk/privacy/model';
import { deleteDocument, downloadPassport, uploadDocument } from '@venue/sdk/profile';
import { documentType, isPassportPage, profileLimits } from '@venue/sdk/profile/model';
import { actorOf } from '../../core/context.ts';
import { transact } from '../../core/db/transact.ts';
import { dropFiles, keepFile } from '../../core/files/keptFiles.ts';
import { handle } from '../../core/http/handle.ts';
import { cleaned } from '../../core/record/images.ts';
import { mustExist } from '../../core/record/records.ts';
import { encrypt, sealedFileName } from '../../core/security/encryption.ts';
import { lockUser } from '../accounts/accounts.store.ts';
import { noteView } from '../privacy/privacy.store.ts';
import * as store from './documents.store.ts';
import { mustAgree } from './profile.service.ts';
import { presentDocument } from './sections.service.ts';

export const documentsRoutes = [
  handle(uploadDocument, async ({ body: { file: upload, documentType: type } }, context) => {
    const { userId } = actorOf(context);
    const { config, ports, now } = context;
    const isPage = isPassportPage(type);
    const data = await cleaned(upload);
    const file = sealedFileName(config);
    const encrypted = encrypt(config, store.aboutDocument({ userId, file }), data);
    return transact(context, async tx => {
      await lockUser(tx, userId);
      // guard: documents.test.ts
      if (isPage) await mustAgree(tx, userId, [consentPurpose.passport]);
      if (isPage) await dropFiles(tx, ports.files, await store.removeDocumentsOf(tx, userId, type));
      if ((await store.countDocuments(tx, userId)) >= profileLimits.files) throw new ApiFailure('file_limit');
      const name = upload instanceof File ? upload.name : documentType.option(type).label;
      const added = { userId, type, file, name, mimeType: upload.type, size: data.length, uploadedAt: now };
      await keepFile(tx, ports.files, file, encrypted);
      return { message: presentDocument(await store.addDocument(tx, added)) };
    });
  }),

  handle(deleteDocument, ({ body: { fileId } }, context) =>
    transact(context, async tx => {
      const gone = await store.removeDocument(tx, actorOf(context).userId, fileId);
      if (gone === undefined) throw new ApiFailure('not_found');
      await dropFiles(tx, context.ports.files, [gone]);
      return { message: { success: true } };
    }),
  ),

  handle(downloadPassport, async ({ a, b }, context) => {
    const { userId: readerId, role, name, permissions } = actorOf(context);
    const ownerId = a;
    // guard: documents.test.ts
    const isOwner = role !== 'admin' && readerId === ownerId;
    // guard: documents.test.ts
    if (!isOwner && !permissions.has('users.passports')) throw new ApiFailure('not_found');
    const row = mustExist(await store.documentOf(context.db, ownerId, b));
    if (!isOwner)
      await transact(context, tx =>
        noteView(tx, {
          userId: ownerId,
          viewerId: readerId,
          who: name,
          what: documentType.option(row.type).label,
          reason: `Скачан файл «${row.name}»`,
          at: context.now,
        }),
      );
    const data = await store.documentBytes(context.ports.files, context.config, row);
    return { data, type: row.mimeType, name: row.name };
  }),
];
