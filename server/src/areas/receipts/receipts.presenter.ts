import { actionsFrom } from '@venue/sdk';
import { movementRecord } from '@venue/sdk/receipts/kind';
import { type MoneyMovement, receiptMoves } from '@venue/sdk/receipts/model';
import type { Actor } from '../../core/context.ts';
import { recordSheet } from '../../core/files/recordSheet.ts';
import type { MovementRow } from './receipts.movements.store.ts';

const subjectOf = ({
  bookingId,
  eventId,
  ticketOrderId,
  packageId,
  certificateId,
  invoiceId,
}: MovementRow): MoneyMovement['subject'] => {
  if (invoiceId !== null) return { kind: 'invoice', id: invoiceId };
  if (bookingId !== null) return { kind: 'booking', id: bookingId };
  if (eventId !== null) return { kind: 'event', id: eventId };
  if (packageId !== null) return { kind: 'package', id: packageId };
  if (certificateId !== null) return { kind: 'certificate', id: certificateId };
  return ticketOrderId === null ? null : { kind: 'ticketOrder', id: ticketOrderId };
};

/** Money as staff see it. */
export function presentMovement(row: MovementRow, { permissions }: Pick<Actor, 'permissions'>): MoneyMovement {
  const {
    bookingId: _,
    eventId: _event,
    ticketOrderId: _order,
    packageId: _package,
    certificateId: _certificate,
    invoiceId: _invoice,
    at,
    registeredAt,
    receipt,
    ...rest
  } = row;
  const may = permissions.has('receipts.manage') && receipt !== null;
  return {
    ...rest,
    receipt,
    at: at.toISOString(),
    subject: subjectOf(row),
    registeredAt: registeredAt?.toISOString() ?? null,
    can: may ? actionsFrom(receiptMoves, 'staff', receipt) : [],
  };
}

/** Money in the staff's export. */
export const movementsSheet = recordSheet<MovementRow>()(movementRecord, [
  { field: 'at', width: 18, value: row => row.at },
  { field: 'way', width: 10, value: row => row.way },
  { field: 'means', width: 12, value: row => row.means },
  { field: 'title', width: 40, value: row => row.title },
  { field: 'sum', width: 14, value: row => row.sum },
  { field: 'providerSum', width: 14, value: row => row.providerSum },
  { field: 'trouble', width: 24, value: row => row.trouble },
  { field: 'receiptKind', width: 22, value: row => row.receiptKind },
  { field: 'receipt', width: 18, value: row => row.receipt },
  { field: 'receiptSum', width: 14, value: row => row.receiptSum },
  { field: 'storageNumber', width: 18, value: row => row.storageNumber },
  { field: 'documentNumber', width: 12, value: row => row.documentNumber },
  { field: 'attribute', width: 12, value: row => row.attribute },
  { field: 'registeredAt', width: 18, value: row => row.registeredAt },
]);
