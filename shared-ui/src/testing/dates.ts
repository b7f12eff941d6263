import { screen } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';

/** The field of a date, a time or both, once its picker is there. */
export const dateField = (label: string | RegExp): Promise<HTMLElement> => screen.findByRole('group', { name: label });

/** Its text, `''` for nothing. */
export const dateText = (field: HTMLElement): string => field.querySelector('input')?.value ?? '';

/** Types into it from its beginning, part after part: `20.11.2026 9:30` is typed as its digits. */
export async function typeDate(person: UserEvent, field: HTMLElement, text: string): Promise<void> {
  await person.click(field);
  for (const part of text.match(/\d+/g) ?? []) await person.keyboard(part.length === 1 ? `0${part}` : part);
}

/** Empties it. */
export async function clearDate(person: UserEvent, field: HTMLElement): Promise<void> {
  await person.click(field);
  await person.keyboard('{Control>}a{/Control}{Delete}{ArrowLeft}');
}
