import { defineEnum } from '../core/schema/enums.ts';

export const ticketStatus = defineEnum({
  valid: { id: 1, label: 'Действителен', tone: 'good' },
  used: { id: 2, label: 'Отмечен на\u00a0входе', tone: 'secondary' },
  cancelled: { id: 3, label: 'Отменён', tone: 'bad' },
});

/** An order holds its places until it is paid; free ones are issued at once. */
export const ticketOrderStatus = defineEnum({
  held: { id: 1, label: 'Ждёт оплаты', tone: 'warn' },
  issued: { id: 2, label: 'Билеты выданы', tone: 'good' },
  lapsed: { id: 3, label: 'Места не\u00a0удержаны', tone: 'neutral' },
});

/** Whether a kind of ticket is on sale now: its sale has begun, and there are places left. */
export const ticketSale = defineEnum({
  open: { id: 1, label: 'В\u00a0продаже', tone: 'good' },
  soon: { id: 2, label: 'Продажа ещё не\u00a0началась', tone: 'neutral' },
  closed: { id: 3, label: 'Продажа закончена', tone: 'neutral' },
  soldOut: { id: 4, label: 'Мест нет', tone: 'bad' },
});

/** What happened to a ticket at the door. */
export const checkInOutcome = defineEnum({
  admitted: { id: 1, label: 'Проходите', tone: 'good' },
  already: { id: 2, label: 'Уже проходили', tone: 'warn' },
  cancelled: { id: 3, label: 'Билет отменён', tone: 'bad' },
  otherEvent: { id: 4, label: 'Билет на\u00a0другое мероприятие', tone: 'bad' },
  unknown: { id: 5, label: 'Такого билета нет', tone: 'bad' },
  early: { id: 6, label: 'Вход ещё не\u00a0открыт', tone: 'warn' },
  renamed: { id: 7, label: 'Имя исправлено, код заменён', tone: 'bad' },
  passedOn: { id: 8, label: 'Передан, код заменён', tone: 'bad' },
  left: { id: 9, label: 'Вышел', tone: 'secondary' },
  inside: { id: 10, label: 'Уже внутри', tone: 'warn' },
  outside: { id: 11, label: 'Не\u00a0внутри', tone: 'warn' },
  exitOff: { id: 12, label: 'Выход здесь не\u00a0отмечают', tone: 'warn' },
  moved: { id: 13, label: 'Перенесён на\u00a0другую дату, код заменён', tone: 'bad' },
});

/** How a ticket changed hands or its date; each change gave it a new code. */
export const ticketChange = defineEnum({
  renamed: { id: 1, label: 'Имя исправлено' },
  passedOn: { id: 2, label: 'Билет передан' },
  moved: { id: 3, label: 'Перенесён с\u00a0другой даты' },
});
