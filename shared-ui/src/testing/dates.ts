import { screen } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';

/** The field of a date, a time or both, once its picker has loaded. */
export const dateField = (label: string | RegExp): Promise<HTMLElement> => screen.findByRole('group', { name: label });

/** The text of a date field, `''` if it is empty. */
export const dateText = (field: HTMLElement): string => field.querySelector('input')?.value ?? '';

/** Types into a date field from its start, part by part: `20.11.2026 9:30` is typed as its digits. */
export async function typeDate(person: UserEvent, field: HTMLElement, text: string): Promise<void> {
  await person.click(field);
  for (const part of text.match(/\d+/g) ?? []) await person.keyboard(part.length === 1 ? `0${part}` : part);
}

/** Empties a date field. */
export async function clearDate(person: UserEvent, field: HTMLElement): Promise<void> {
  await person.click(field);
  await person.keyboard('{Control>}a{/Control}{Delete}{ArrowLeft}');
}
