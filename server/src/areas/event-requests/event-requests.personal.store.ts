import { inArray, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { of, type PersonalData } from '../../area/personalData.ts';
import { fileNameOf } from '../../core/files/fileName.ts';
import { dropFiles } from '../../core/files/keptFiles.ts';
import { eventRequestsAhead } from './event-requests.ahead.store.ts';
import { aboutFile, fileBytes, filesOfPerson } from './event-requests.parts.store.ts';
import {
  eventRequest,
  eventRequestFile,
  eventRequestMessage,
  eventRequestService,
  eventRequestStage,
} from './event-requests.table.ts';
import { eventRequestAcceptance, eventRequestProposal } from './proposals/event-requests.proposals.table.ts';

const ofRequestsOf = (column: PgColumn) => (userId: number) =>
  inArray(column, sql`(select ${eventRequest.id} from ${eventRequest} where ${eventRequest.userId} = ${userId})`);

/** Parts of a request are ahead as long as it is. */
const ahead = ['eventRequest', 'preparedEvent'] as const;

/** Personal data in event requests and their files. */
export const eventRequestsPersonal: PersonalData = {
  tables: [
    { table: eventRequest, about: of(eventRequest.userId), as: 'eventRequests', atDeletion: 'delete', ahead },
    {
      table: eventRequestStage,
      about: ofRequestsOf(eventRequestStage.requestId),
      as: 'eventRequestStages',
      atDeletion: 'delete',
      ahead,
    },
    {
      table: eventRequestService,
      about: ofRequestsOf(eventRequestService.requestId),
      as: 'eventRequestServices',
      atDeletion: 'delete',
      ahead,
    },
    {
      table: eventRequestMessage,
      about: ofRequestsOf(eventRequestMessage.requestId),
      as: 'eventRequestMessages',
      atDeletion: 'delete',
      ahead,
    },
    {
      table: eventRequestProposal,
      about: ofRequestsOf(eventRequestProposal.requestId),
      as: 'eventRequestProposals',
      atDeletion: 'delete',
      ahead,
    },
    {
      table: eventRequestAcceptance,
      about: userId =>
        inArray(
          eventRequestAcceptance.proposalId,
          sql`(select ${eventRequestProposal.id} from ${eventRequestProposal} where ${ofRequestsOf(eventRequestProposal.requestId)(userId)})`,
        ),
      as: 'eventRequestAcceptances',
      atDeletion: 'delete',
      ahead,
    },
    {
      table: eventRequestFile,
      about: ofRequestsOf(eventRequestFile.requestId),
      as: 'eventRequestFiles',
      without: ['file'],
      sealedFileAbout: row => aboutFile({ requestId: Number(row.requestId), file: String(row.file) }),
      atDeletion: 'delete',
      ahead,
    },
  ],
  records: [{ kinds: ['eventRequest'], id: eventRequest.id, userId: eventRequest.userId }],
  files: async ({ db, config, ports }, userId) =>
    (await filesOfPerson(db, userId)).map(row => ({
      name: `event-requests/${row.requestId}/${fileNameOf(`${row.id} ${row.name}`)}`,
      at: row.uploadedAt,
      bytes: () => fileBytes(ports.files, config, row),
    })),
  ahead: eventRequestsAhead,
  forget: async (tx, files, userId) => {
    const gone = await filesOfPerson(tx, userId);
    await dropFiles(
      tx,
      files,
      gone.map(({ file }) => file),
    );
  },
};
