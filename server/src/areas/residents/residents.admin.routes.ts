import {
  addResidentImage,
  createResident,
  exportResidents,
  getResident,
  listResidents,
  removeResidentImage,
  saveResident,
} from '@venue/sdk/residents/admin';
import { residentMoves, residentStatus } from '@venue/sdk/residents/model';
import { sheetFile } from '../../core/files/sheet.ts';
import { handle } from '../../core/http/handle.ts';
import { statusSaved } from '../../core/record/moves.ts';
import { residentsSheet } from './residents.export.ts';
import { everyValueOf } from './residents.rules.ts';
import { residents } from './residents.service.ts';
import { residentStore } from './residents.store.ts';

const picture = residents.picture('residentImage');

export const residentsAdminRoutes = [
  handle(listResidents, ({ body }, context) => residents.listPlanned(context, body)),

  handle(exportResidents, ({ query: { format, ...filter } }, { batches, now }) => {
    const rows = batches(db => residentStore.all(db, filter));
    return sheetFile(residentsSheet, rows, { format, now });
  }),

  handle(getResident, ({ body: { residentId } }, context) => residents.read(context, residentId)),

  handle(createResident, ({ body: { residentStatus: sent, ...fields } }, context) => {
    const status = statusSaved(residentMoves, residentStatus.draft, sent);
    return residents.create(context, createResident, { ...everyValueOf(fields), status });
  }),

  handle(saveResident, ({ body: { residentId: id, residentStatus: status, version, ...fields } }, context) =>
    residents.save(context, { id, version, status }, () => everyValueOf(fields)),
  ),

  handle(addResidentImage, ({ body: { file, residentId } }, context) =>
    picture.put(context, addResidentImage, residentId, file),
  ),

  handle(removeResidentImage, ({ body: { residentId, fileId } }, context) =>
    picture.remove(context, removeResidentImage, residentId, fileId),
  ),
];
