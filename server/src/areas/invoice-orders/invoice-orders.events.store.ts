import { agreementStatus } from '@venue/sdk/agreements/model';
import { eventRequestStatus, proposalStatus } from '@venue/sdk/event-requests/model';
import { and, asc, desc, eq, ne, sql } from 'drizzle-orm';
import type { Db } from '../../core/db/database.ts';
import { type AgreementTableRow, agreement } from '../agreements/agreements.table.ts';
import { eventRequest } from '../event-requests/event-requests.table.ts';
import { eventRequestProposal } from '../event-requests/proposals/event-requests.proposals.table.ts';
import { actExchange } from '../papers/edo/papers.edo.table.ts';
import { invoiceOrder } from '../papers/money/papers.money.table.ts';
import { exchange } from '../papers/papers.service.ts';
import { act } from '../papers/papers.table.ts';
import { organisation } from '../profile/profile.table.ts';

const MOST = 50;

/** The proposal by which an event is paid for: the last one that its customer accepted. */
export async function acceptedOf(db: Db, requestId: number) {
  const [row] = await db
    .select({ lines: eventRequestProposal.lines, price: eventRequestProposal.price })
    .from(eventRequestProposal)
    .where(and(eq(eventRequestProposal.requestId, requestId), eq(eventRequestProposal.status, proposalStatus.accepted)))
    .orderBy(desc(eventRequestProposal.version))
    .limit(1);
  return row;
}

/** The agreement in force about an event, the last one. */
export async function agreementAbout(db: Db, requestId: number): Promise<AgreementTableRow | undefined> {
  const [row] = await db
    .select()
    .from(agreement)
    .where(and(eq(agreement.eventRequestId, requestId), eq(agreement.status, agreementStatus.active)))
    .orderBy(desc(agreement.id))
    .limit(1);
  return row;
}

const inn = sql`${eventRequest.answers} ->> 'eventRequestINN'`;

/** The organisation of a request's customer that the request names by its INN. */
export async function namedPayer(db: Db, requestId: number) {
  const [row] = await db
    .select({ organisation })
    .from(eventRequest)
    .innerJoin(organisation, and(eq(organisation.userId, eventRequest.userId), eq(organisation.inn, inn)))
    .where(eq(eventRequest.id, requestId))
    .orderBy(asc(organisation.id))
    .limit(1);
  return row?.organisation;
}

/** Requests whose payment is asked for, whose payer is known, and that have no invoice yet. */
export const requestsToInvoice = (db: Db) =>
  db
    .select({ id: eventRequest.id })
    .from(eventRequest)
    .where(
      and(
        eq(eventRequest.status, eventRequestStatus.payment),
        sql`not exists (select 1 from ${invoiceOrder}
          where ${invoiceOrder.eventRequestId} = ${eventRequest.id} and ${ne(invoiceOrder.state, 'cancelled')})`,
        sql`exists (select 1 from ${eventRequestProposal} where ${eventRequestProposal.requestId} = ${eventRequest.id}
          and ${eventRequestProposal.status} = ${proposalStatus.accepted} and ${eventRequestProposal.price} > 0)`,
        sql`(exists (select 1 from ${agreement} where ${agreement.eventRequestId} = ${eventRequest.id}
            and ${agreement.status} = ${agreementStatus.active})
          or exists (select 1 from ${organisation} where ${organisation.userId} = ${eventRequest.userId}
            and ${organisation.inn} = ${inn}))`,
      ),
    )
    .orderBy(asc(eventRequest.id))
    .limit(MOST);

/** The act of an event's invoice. */
export async function actOf(db: Db, invoiceId: number) {
  const [row] = await db
    .select({
      id: act.id,
      form: act.form,
      number: act.number,
      date: act.date,
      sum: act.sum,
      status: act.status,
      xmlName: act.xmlName,
      exchange,
    })
    .from(act)
    .leftJoin(actExchange, eq(actExchange.actId, act.id))
    .where(eq(act.invoiceId, invoiceId))
    .orderBy(desc(act.id))
    .limit(1);
  return row;
}
