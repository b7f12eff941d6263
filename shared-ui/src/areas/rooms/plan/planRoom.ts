/** What the plan shows of a room. `state` is the current one; `info` is for rooms that cannot be booked online. */
export interface PlanRoom {
  name: string;
  /** Shown where the full name does not fit. */
  shortName: string;
  bookable: boolean;
  state: 'free' | 'busy' | 'closed' | 'info';
  caption?: string;
  /** Replaces the state in the accessible name of the room's button. */
  note?: string;
}
