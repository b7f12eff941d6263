/** The picture of a section in the menu. Decorative: its name stands beside it. */
export const SectionIcon = ({ outline }: { outline: string }) => (
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
    <path d={outline} />
  </svg>
);
