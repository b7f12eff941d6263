import { defineEnum, type Move } from '../core/schema/enums.ts';

/** State of an invoice or an act. A closed one is issued: neither it nor its PDF ever changes again. */
export const paperStatus = defineEnum({
  open: { id: 1, label: 'Открыт', tone: 'warn' },
  closed: { id: 2, label: 'Закрыт', tone: 'good' },
});

/** The same for an invoice, in the words of its readers: a closed one was issued to its payer. */
export const invoiceStatus = defineEnum({
  draft: { id: paperStatus.open, label: 'Черновик', tone: 'neutral' },
  issued: { id: paperStatus.closed, label: 'Выставлен', tone: 'good' },
});

/** The move has no confirmation text; closing cannot be undone. */
export const paperMoves = [
  { action: 'close', from: [paperStatus.open], to: paperStatus.closed, by: ['staff'] },
] as const satisfies readonly Move<1 | 2>[];
