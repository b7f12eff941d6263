/** Where orders of tickets are. */
export const ticketOrderPaths = {
  list: { path: '/ticket-orders' },
  page: { path: '/ticket-orders/:orderId' },
} as const;

/** Where tickets are checked. */
export const doorPaths = {
  list: { path: '/check-in' },
  page: { path: '/check-in/:id' },
} as const;
