/** A link somebody else wrote, opened beside this page; people leave the scheme out. */
export const ExternalLink = ({ to }: { to: string }) => (
  <a href={/^https?:\/\//.test(to) ? to : `https://${to}`} target="_blank" rel="noreferrer nofollow">
    {to.replace(/^https?:\/\//, '')}
  </a>
);
