import { documentType } from '@venue/sdk/profile/model';
import { and, eq, inArray } from 'drizzle-orm';
import { of, type PersonalData } from '../../area/personalData.ts';
import { fileNameOf } from '../../core/files/fileName.ts';
import { dropFiles } from '../../core/files/keptFiles.ts';
import { aboutDocument, documentBytes, documentsOf } from './documents.store.ts';
import { aboutPassport } from './profile.store.ts';
import { document, organisation, passport, residentData } from './profile.table.ts';

const scans = [documentType.passportMain, documentType.passportAddress];

/** Personal data that people enter: passport, organisations, documents. */
export const profilePersonal: PersonalData = {
  tables: [
    {
      table: passport,
      about: of(passport.userId),
      as: 'passport',
      sealedAbout: row => aboutPassport(Number(row.userId)),
      atDeletion: 'delete',
      ahead: 'Nobody waits for it',
    },
    { table: residentData, about: of(residentData.userId), as: 'resident', atDeletion: 'delete', ahead: ['resident'] },
    {
      table: document,
      about: of(document.userId),
      as: 'documents',
      without: ['file'],
      sealedFileAbout: row => aboutDocument({ userId: Number(row.userId), file: String(row.file) }),
      atDeletion: 'delete',
      ahead: 'Nobody waits for it',
    },
    {
      table: organisation,
      about: of(organisation.userId),
      as: 'organisations',
      atDeletion: 'delete',
      ahead: 'What it orders is ahead by itself',
    },
  ],
  files: async ({ db, config, ports }, userId) =>
    (await documentsOf(db, userId)).map(row => ({
      name: `documents/${fileNameOf(`${row.id} ${row.name}`)}`,
      at: row.uploadedAt,
      bytes: () => documentBytes(ports.files, config, row),
    })),
  forget: async (tx, files, userId) => {
    const papers = await documentsOf(tx, userId);
    await dropFiles(
      tx,
      files,
      papers.map(({ file }) => file),
    );
  },
  withdrawn: {
    passport: async (tx, files, userId) => {
      await tx.delete(passport).where(eq(passport.userId, userId));
      const gone = await tx
        .delete(document)
        .where(and(eq(document.userId, userId), inArray(document.type, scans)))
        .returning({ file: document.file });
      await dropFiles(
        tx,
        files,
        gone.map(({ file }) => file),
      );
    },
  },
};
