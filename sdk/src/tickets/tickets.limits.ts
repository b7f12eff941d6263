// Apart from the other models of tickets, because the queue for them needs only this.

/**
 * How many places of an event one person may hold, how many minutes unpaid ones are held, and how many scans one
 * request may send.
 */
export const ticketLimits = { places: 10, holdMinutes: 20, scans: 200, placeName: 100 } as const;
