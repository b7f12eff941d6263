import type { FileReply } from './call.ts';
import { fileName } from './fileName.ts';

/** A workbook, as exports answer it; asked for `csv` they answer that. */
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
