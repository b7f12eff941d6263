import { defineEnum } from '../core/schema/enums.ts';

/**
 * The form in which an act is printed, chosen when it is made. A universal transfer document (УПД) of status 1 also
 * serves as the VAT invoice and is numbered as one; with status 2 it is the act alone, in the same form.
 */
export const actForm = defineEnum({
  act: { id: 'act', label: 'Акт' },
  upd1: { id: 'upd1', label: 'УПД со\u00a0счётом-фактурой (статус\u00a01)' },
  upd2: { id: 'upd2', label: 'УПД без\u00a0счёта-фактуры (статус\u00a02)' },
});
export type ActForm = (typeof actForm.ids)[number];

/** Whether an act has the tax service's XML beside its PDF. */
export const isUpd = (form: ActForm): boolean => form !== actForm.act;

/** `Акт № 12`, `УПД № 3`. */
export const actName = ({ actForm: form, actNumber }: { actForm: ActForm; actNumber: string }): string =>
  `${isUpd(form) ? 'УПД' : 'Акт'} №\u00a0${actNumber}`;
