import { fileName } from './fileName.ts';
import type { FileReply } from './fileReply.ts';

/** Content type of exports: an Excel workbook, unless `csv` was requested. */
export const sheet = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

/** A binary reply of this content type. */
/* @__NO_SIDE_EFFECTS__ */
export const file = (type: string): FileReply => ({
  kind: 'file',
  type,
  read: (bytes, came, disposition) => ({
    data: new Blob([bytes], { type: came }),
    type: came,
    name: fileName(disposition, came),
  }),
});
