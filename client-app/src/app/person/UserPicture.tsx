import { useMyAvatar } from './useMyAvatar.ts';

/** The user's picture once staff have accepted it; nothing before. In a separate file: no first screen waits for it. */
export default function UserPicture() {
  const url = useMyAvatar();
  return url && <img src={url} alt="" width={36} height={36} />;
}
