import { day, moment, recordKind } from '../core/kind/kind.ts';
import type { ShiftNote } from './desk.model.ts';

/** A note of one shift for the next. */
export const shiftNoteRecord = recordKind<ShiftNote>()({
  name: 'shiftNote',
  noun: {
    gender: 'f',
    one: 'заметка смены',
    acc: 'заметку смены',
    gen: 'заметки смены',
    dat: 'заметке смены',
    many: 'заметки смены',
    manyGen: 'заметок смены',
  },
  read: 'bookings.read',
  manage: 'desk.manage',
  id: 'noteId',
  title: 'text',
  fields: {
    noteId: '№',
    day: day('День'),
    text: 'Текст',
    who: 'Кто написал',
    at: moment('Когда'),
  },
});
