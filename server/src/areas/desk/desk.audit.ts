import type { AuditOffer } from '../../area/audit.ts';

/** The audit log's texts for staff changes in this area. */
export const deskAudit: AuditOffer = {
  texts: {
    'admin.desk.book': 'Забронировал(а) для клиента',
    'admin.desk.move': 'Перенёс(Перенесла) или изменил(а) бронь',
    'admin.desk.pay': 'Принял(а) оплату на стойке',
    'admin.desk.linkSend': 'Отправил(а) ссылку на\u00a0оплату',
    'admin.desk.invoiceMake': 'Выставил(а) счёт по\u00a0брони',
    'admin.desk.invoiceMail': 'Отправил(а) счёт по\u00a0брони письмом',
    'admin.desk.invoiceWithdraw': 'Отозвал(а) счёт по\u00a0брони',
    'admin.desk.sbp': 'Показал(а) код СБП на\u00a0стойке',
    'admin.desk.sbpCancel': 'Убрал(а) код СБП на\u00a0стойке',
    'admin.desk.giveBack': 'Выдал(а) деньги на стойке',
    'admin.desk.arrival': 'Отметил(а) приход клиента',
    'admin.desk.seriesClose': 'Закрыл(а) часы на\u00a0много дней',
    'admin.desk.feedRenew': 'Создал(а) ссылку на\u00a0календарь помещения',
    'admin.desk.feedRemove': 'Отозвал(а) ссылку на\u00a0календарь помещения',
    'admin.desk.noteAdd': 'Оставил(а) заметку смены',
    'admin.desk.noteRemove': 'Удалил(а) заметку смены',
  },
};
