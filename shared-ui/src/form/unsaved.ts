import { confirm } from '../parts/message/Confirm.tsx';

// In a separate file from the guard, because every screen's frame uses it, but few first screens have a form.

/** The confirmation dialog shown before unsaved changes are lost. */
export const question = {
  title: 'Уйти без сохранения?',
  text: 'Изменения в\u00a0форме не\u00a0сохранены и\u00a0пропадут.',
  yes: 'Уйти',
  no: 'Остаться',
  danger: true,
} as const;

/** Forms on screen that have unsaved changes. */
export const unsaved = new Set<symbol>();

/** Asks if a form has unsaved changes; for ways to leave that are not links, such as a sign-out. True if allowed. */
export const mayLeave = async (): Promise<boolean> => unsaved.size === 0 || (await confirm(question));
