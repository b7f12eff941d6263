import type { AuditOffer } from '../../area/audit.ts';

/** The audit log's texts for money that staff count for invoices. */
export const statementsAudit: AuditOffer = {
  texts: {
    'admin.invoice.paid': 'Отметил(а) поступление денег по\u00a0счёту',
    'admin.statement.count': 'Учёл(Учла) платёж из\u00a0выписки по\u00a0счёту',
    'admin.statement.upload': 'Загрузил(а) платёж из\u00a0выписки банка',
    'admin.statement.dismiss': 'Отложил(а) платёж из\u00a0выписки: он не\u00a0по\u00a0счёту',
    'admin.invoice.receiptRemove': 'Убрал(а) ошибочное поступление по\u00a0счёту',
    'admin.invoice.returned': 'Отметил(а) возврат денег по\u00a0счёту',
  },
};
