import { image, moment, oneOf, recordKind } from '../core/kind/kind.ts';
import { accountName } from '../profile/profile.account.model.ts';
import { type Resident, ResidentFields, residentMoves, residentStatus } from './residents.model.ts';

/** A business the venue is home to, as the venue's site presents it. */
export const residentRecord = recordKind<Resident>()({
  name: 'resident',
  noun: {
    gender: 'm',
    one: 'резидент',
    acc: 'резидента',
    gen: 'резидента',
    dat: 'резиденту',
    many: 'резиденты',
    manyGen: 'резидентов',
  },
  read: 'residents.read',
  manage: 'residents.manage',
  id: 'residentId',
  title: 'residentName',
  status: { field: 'residentStatus', values: residentStatus, moves: residentMoves },
  written: ResidentFields,
  fields: {
    residentId: '№',
    residentStatus: oneOf('Статус', residentStatus),
    residentImage: image('Картинка'),
    userName: accountName('Клиент'),
    createdAt: moment('Добавлен'),
    updatedAt: moment('Изменён'),
  },
});
