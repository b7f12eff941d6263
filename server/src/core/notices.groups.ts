import { decisionNotices } from './notices.decisions.ts';
import type { PersonEvent } from './notices.ts';

/** What a person may choose a way for: the groups and the kinds of reminders of the SDK. */
type Choosable =
  | 'orders'
  | 'requests'
  | 'money'
  | 'decisions'
  | 'booking'
  | 'ticket'
  | 'event'
  | 'eventRequest'
  | 'offer'
  | 'invoice'
  | 'package';

/**
 * What a person's choice applies to. Whatever is not here goes by SMS and letter: codes, changes of the account, money
 * that comes back unasked, and what the venue cancels, closes or moves.
 */
const chosen: Partial<Record<PersonEvent, Choosable>> = {
  'booking.paid': 'orders',
  'booking.groupPaid': 'orders',
  'booking.onAccount': 'orders',
  'package.bought': 'orders',
  'booking.moved': 'orders',
  'booking.cancelled': 'orders',
  'ticket.issued': 'orders',
  'certificate.extended': 'orders',
  'ticket.cancelled': 'orders',
  'eventRequest.message': 'requests',
  'eventRequest.proposal': 'requests',
  'eventRequest.review': 'requests',
  'roomRequest.offered': 'requests',
  'roomRequest.declined': 'requests',
  'invoice.made': 'money',
  'invoice.ofMonth': 'money',
  'refund.sent': 'money',
  'event.paid': 'money',
  'eventRequest.paid': 'money',
  'reminder.booking': 'booking',
  'reminder.ticket': 'ticket',
  'reminder.event': 'event',
  'reminder.eventRequest': 'eventRequest',
  'reminder.package': 'package',
  'roomRequest.runsOut': 'offer',
  'invoice.runsOut': 'invoice',
  'eventRequest.invoiceRunsOut': 'invoice',
};

/** Decisions about what people publish; those about an account or a request are always sent both ways. */
const published: readonly (keyof typeof decisionNotices)[] = [
  'article',
  'news',
  'brand',
  'event',
  'announcement',
  'marketRequest',
];
/** A published event that is taken away is a cancellation by the venue. */
const takenAway: readonly string[] = ['delete', 'unpublish'];

/** What a message belongs to, if its person may choose how they get it. */
export function choosableOf(event: string): Choosable | undefined {
  const [kind = '', step = ''] = event.split('.');
  // guard: server/src/areas/notices/notices.test.ts
  if (published.some(each => each === kind) && step in decisionNotices[kind as 'article'].steps)
    return takenAway.includes(step) ? undefined : 'decisions';
  return chosen[event as PersonEvent];
}

/** How somebody wants messages, where it is not as usual. */
export type Channels = ReadonlyMap<string, 'both' | 'sms' | 'mail' | 'none'>;

interface Ways {
  readonly sms: boolean;
  readonly mail: boolean;
}

/**
 * The ways in which a message goes to somebody, of those that lead to them. Whoever chose letters and has no confirmed
 * address gets the SMS: nothing is lost.
 */
export function waysOf(event: string, channels: Channels | undefined, can: Ways): Ways {
  const about = choosableOf(event);
  const channel = (about && channels?.get(about)) ?? 'both';
  if (channel === 'none') return { sms: false, mail: false };
  return { sms: can.sms && (channel !== 'mail' || !can.mail), mail: can.mail && (channel !== 'sms' || !can.sms) };
}
