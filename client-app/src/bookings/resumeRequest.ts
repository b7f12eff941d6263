import { readSessionValue, writeSessionValue } from '../app/cabinet/sessionValue.ts';

/** What a person has chosen in one room and not booked yet. */
export interface StoredWish {
  readonly hours: readonly string[];
  readonly tariffId: number | null;
  readonly serviceIds: readonly number[];
  readonly equipmentIds: readonly number[];
  /** As typed. */
  readonly guests?: string;
  readonly comment?: string;
}

const keyOf = (roomId: number) => `request:${roomId}`;

/** Keeps a request for this tab, so that a reload or a detour to the login page loses nothing. */
export const keepRequest = (roomId: number, request: StoredWish): void => writeSessionValue(keyOf(roomId), request);

/** The stored request of a room, or null. */
export const storedRequest = (roomId: number): StoredWish | null => readSessionValue(keyOf(roomId));
