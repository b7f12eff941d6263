import { type IconName, icons } from './icons.ts';

/** The picture of a section in the menu. Decorative: its name stands beside it. */
export const SectionIcon = ({ name }: { name: IconName }) => (
  <svg
    width="24"
    height="24"
    viewBox="0 0 24 24"
    fill="none"
    stroke="currentColor"
    strokeWidth="1.7"
    strokeLinecap="round"
    strokeLinejoin="round"
    aria-hidden="true"
  >
    <path d={icons[name]} />
  </svg>
);
