import type { RoomPicture } from '../../../demo/pictures.ts';
import type { EventTableRow } from '../events.store.ts';
import type { EventData } from './events.demo.data.ts';

/** An event of the demo with its row and pictures. */
export interface SeededEvent {
  readonly each: EventData;
  readonly row: EventTableRow;
  readonly images: readonly { readonly file: string; readonly room: RoomPicture }[];
}
