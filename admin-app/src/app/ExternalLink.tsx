/** A link to an address typed by a user, opened in a new tab; `https://` is added if the scheme is missing. */
export const ExternalLink = ({ to }: { to: string }) => (
  <a href={/^https?:\/\//.test(to) ? to : `https://${to}`} target="_blank" rel="noreferrer nofollow">
    {to.replace(/^https?:\/\//, '')}
  </a>
);
