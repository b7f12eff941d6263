import { late } from '@venue/shared-ui/parts/load/late.tsx';
import { ByAddress } from '../app/frame/ByAddress.tsx';

const words = {
  order: late(() => import('./OrderPage.tsx')),
  account: late(() => import('./MyTickets.tsx')),
};
const TicketPage = late(() => import('./TicketPage.tsx'));

/** An order of tickets, one ticket, and the tickets of a person with an account. */
export default function TicketPages() {
  return <ByAddress words={words} other={TicketPage} />;
}
