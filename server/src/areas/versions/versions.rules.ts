import { ApiFailure } from '@venue/sdk';
import type { PictureChanges, VersionPicture } from '@venue/sdk/versions/model';
import { pictureUrls } from '../../core/record/images.ts';
import type { KeptPicture } from '../../core/record/versions.table.ts';

/** Why an incomplete record cannot be planned, or was not published. */
export const notWhole = 'Сначала заполните всё, без\u00a0чего эту запись нельзя опубликовать';

export interface PlanInput {
  readonly publishAt: Date | null;
  readonly withdrawAt: Date | null;
}

export const presentPicture = ({ file, alt, isMain }: KeptPicture): VersionPicture => ({
  ...pictureUrls(file),
  alt,
  isMain,
});

/** How the pictures of a version differ from those before; no differences when one of the two kept no pictures. */
export function pictureChangesOf(before: readonly KeptPicture[] | null, after: readonly KeptPicture[] | null) {
  const [was, is] = before && after ? [before, after] : [[], []];
  const without = (some: readonly KeptPicture[], others: readonly KeptPicture[]) =>
    some.filter(({ file }) => others.every(each => each.file !== file));
  const [added, removed] = [without(is, was), without(was, is)];
  const mainOf = (some: readonly KeptPicture[]) => some.find(({ isMain }) => isMain);
  const main = mainOf(is);
  const stayed = (some: readonly KeptPicture[], others: readonly KeptPicture[]) =>
    JSON.stringify(without(some, others).map(({ file, alt }) => [file, alt]));
  return {
    addedPictures: added.map(presentPicture),
    removedPictures: removed.map(presentPicture),
    // A single picture is no choice of a main one.
    mainPicture: main && is.length > 1 && main.file !== mainOf(was)?.file ? presentPicture(main) : null,
    isRearranged: stayed(was, removed) !== stayed(is, added),
  } satisfies PictureChanges;
}

/**
 * Throws when a plan does not fit the state of its record: `move_not_allowed`, or `invalid_input` beside its moment.
 */
export function mustFit({ publishAt, withdrawAt }: PlanInput, isShown: boolean, now: Date): void {
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
