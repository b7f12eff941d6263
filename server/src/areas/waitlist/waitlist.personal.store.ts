import { of, type PersonalData } from '../../area/personalData.ts';
import { roomWait } from './waitlist.table.ts';

/** The hours people wait for. */
export const waitlistPersonal: PersonalData = {
  kept: [{ table: roomWait, about: of(roomWait.userId), as: 'waits', atDeletion: 'delete' }],
};
