import { ApiFailure } from '@venue/sdk';
import type { FileAnswer } from '../../core/http/handle.ts';
import type { FileStore } from '../../ports/files/files.ts';
import type { UserRow } from '../accounts/accounts.store.ts';

/** A person's picture, for themselves and for staff; `not_found` when there is none. */
export async function avatarFile(files: FileStore, user: UserRow | undefined): Promise<FileAnswer> {
  if (!user?.avatarFile || !(await files.has(user.avatarFile))) throw new ApiFailure('not_found');
  return { data: await files.bytes(user.avatarFile), type: 'image/webp', name: 'avatar.webp' };
}
