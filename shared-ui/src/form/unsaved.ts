import { confirm } from '../parts/Confirm.tsx';

// Apart from the guard: the frame of every screen asks, and few first screens have a form.

/** What a person is asked before changes are lost. */
export const question = {
  title: 'Уйти без сохранения?',
  text: 'Изменения в\u00a0форме не\u00a0сохранены и\u00a0пропадут.',
  yes: 'Уйти',
  no: 'Остаться',
  danger: true,
} as const;

/** Forms on screen with something to lose. */
export const unsaved = new Set<symbol>();

/** Asks when a form on screen has unsaved changes; for moves that are no link, such as signing out. True: go. */
export const mayLeave = async (): Promise<boolean> => unsaved.size === 0 || (await confirm(question));
