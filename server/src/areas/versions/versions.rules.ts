import { ApiFailure } from '@venue/sdk';

/** Why a record that lacks something is not planned, and was not published. */
export const notWhole = 'Сначала заполните всё, без\u00a0чего эту запись нельзя опубликовать';

export interface Wanted {
  readonly publishAt: Date | null;
  readonly withdrawAt: Date | null;
}

/** Throws what of a plan does not fit where its record is now: `move_not_allowed`, or beside its moment. */
export function mustFit({ publishAt, withdrawAt }: Wanted, isShown: boolean, now: Date): void {
  if (isShown ? publishAt !== null : publishAt === null) throw new ApiFailure('move_not_allowed');
  const isPast = (at: Date | null) => at !== null && at <= now;
  const fields = {
    ...(isPast(publishAt) ? { publishAt: 'Укажите время, которое ещё не\u00a0прошло' } : {}),
    ...(isPast(withdrawAt) ? { withdrawAt: 'Укажите время, которое ещё не\u00a0прошло' } : {}),
    ...(publishAt && withdrawAt && withdrawAt <= publishAt
      ? { withdrawAt: 'Снять можно только после публикации' }
      : {}),
  };
  if (Object.keys(fields).length > 0) throw new ApiFailure('invalid_input', { fields });
}
