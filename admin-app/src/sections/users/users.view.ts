// Parts of people that other sections show.
export { AccountMark } from './AccountMark.tsx';
export { AvatarPicture, useAvatar } from './AvatarPicture.tsx';
export { avatarDecisions } from './avatarDecisions.ts';
export { PassportPanel } from './PassportPanel.tsx';
export { UserLink } from './UserLink.tsx';
export { userDecisions } from './userDecisions.ts';
