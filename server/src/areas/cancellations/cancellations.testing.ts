import { answerProposal } from '@venue/sdk/event-requests';
import { moveEventRequest, sendProposal } from '@venue/sdk/event-requests/admin';
import { type EventRequestStatus, eventRequestStatus } from '@venue/sdk/event-requests/model';
import { getEventInvoice } from '@venue/sdk/papers';
import { payInvoice } from '@venue/sdk/papers/admin';
import { sql } from 'drizzle-orm';
import type { Person } from '../../testing/api.people.ts';
import type { TestApi } from '../../testing/api.ts';
import { aRequestAt, proposed } from '../event-requests/event-requests.testing.ts';
import { addCompany } from '../profile/companies.store.ts';
import { organisation } from '../profile/profile.testing.ts';

/** 5 hours at 3 000 roubles and 4 at 1 800. */
export const PRICE = 2_220_000;
const { documents, payment } = eventRequestStatus;

/** The people of a test and what they do with requests. */
export function peopleOf(api: TestApi, owner: Person, staff: Person) {
  const move = (id: number, seen: EventRequestStatus, status: EventRequestStatus, refund?: number) =>
    api.as(staff).send(moveEventRequest, {
      id,
      body: { seen, status, rejectionReason: 'Зал залит', ...(refund === undefined ? {} : { refund }) } as never,
    });
  /** A request with its hours, whose payment is asked for. */
  async function asked(): Promise<number> {
    await addCompany(api.db, owner.id, { ...organisation, INN: '6670123456' });
    const id = await aRequestAt(api, owner, 4);
    await move(id, 4, documents);
    const { message } = await api.as(staff).send(sendProposal, { id, body: proposed });
    await api.as(owner).send(answerProposal, { id: message.proposalId, body: { accepted: true } });
    await move(id, documents, payment);
    return id;
  }
  /** The same with its invoice. */
  async function invoiced() {
    const id = await asked();
    await api.runJob('invoice-orders.invoiceEvents');
    const { invoice } = (await api.as(owner).send(getEventInvoice, { body: { eventRequestId: id } })).message;
    return { id, invoiceId: invoice?.invoiceId ?? 0 };
  }
  const pay = (invoiceId: number, sum: number, paymentOrder = '7') =>
    api.as(staff).send(payInvoice, { body: { invoiceId, sum, paymentOrder, paidOn: '2026-12-03', enough: false } });
  return { move, asked, invoiced, pay };
}

/** What the database says of a request: its status, its hours, its invoice and what is owed. */
export async function standing(api: TestApi, id: number) {
  const { rows } = await api.db.execute(sql`
    select r.status, r.called_off_at is not null as "calledOff",
      (select count(*)::int from room_slot where event_request_id = r.id) as hours,
      o.state, o.kept::int as kept, (o.received - o.returned)::int as received,
      (select coalesce(sum(m.sum), 0)::int from money_owed m where m.kind = 'invoice' and m.subject_id = o.invoice_id) as owed
    from event_request r left join invoice_order o on o.event_request_id = r.id where r.id = ${id}`);
  return rows[0];
}
