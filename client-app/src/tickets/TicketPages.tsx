import { lazyWithRetry } from '@venue/shared-ui/parts/load/lazyWithRetry.tsx';
import { ScreenByPath } from '../app/frame/ScreenByPath.tsx';

const words = {
  order: lazyWithRetry(() => import('./OrderPage.tsx')),
  account: lazyWithRetry(() => import('./MyTickets.tsx')),
};
const TicketPage = lazyWithRetry(() => import('./TicketPage.tsx'));

/** An order of tickets, one ticket, and the tickets of a person with an account. */
export default function TicketPages() {
  return <ScreenByPath words={words} other={TicketPage} />;
}
