import { moment, money, recordKind } from '../core/kind/kind.ts';
import type { Handover } from './handovers.model.ts';

/** A shift that was handed over. */
export const handoverRecord = recordKind<Handover>()({
  name: 'handover',
  noun: {
    gender: 'f',
    one: 'сдача смены',
    acc: 'сдачу смены',
    gen: 'сдачи смены',
    dat: 'сдаче смены',
    many: 'сдачи смен',
    manyGen: 'сдач смен',
  },
  read: 'desk.cash',
  manage: 'desk.cash',
  id: 'handoverId',
  title: 'who',
  fields: {
    handoverId: '№',
    at: moment('Сдана'),
    who: 'Кто сдал',
    opening: money('Было в\u00a0кассе'),
    cashIn: money('Принято'),
    cashOut: money('Выдано'),
    expected: money('Должно быть'),
    counted: money('Посчитано'),
    difference: money('Расхождение'),
    differenceReason: 'Причина расхождения',
    removed: money('Изъято'),
    handoverNote: 'Для\u00a0следующей смены',
  },
});
