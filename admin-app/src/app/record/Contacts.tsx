import { formatPhone, isNoPhone } from '@venue/sdk';

/** A phone number as a link, or as text if it was deleted with its account; the note may say it is unconfirmed. */
export const Phone = ({ digits, note }: { digits: string; note?: string | false }) => (
  <>
    {isNoPhone(digits) ? formatPhone(digits) : <a href={`tel:+7${digits}`}>{formatPhone(digits)}</a>}
    {note && <span>{`, ${note}`}</span>}
  </>
);

/** An e-mail address as a link; the note may say it is unconfirmed. */
export const Mail = ({ to, note }: { to: string; note?: string | false }) => (
  <>
    <a href={`mailto:${to}`}>{to}</a>
    {note && <span>{`, ${note}`}</span>}
  </>
);
