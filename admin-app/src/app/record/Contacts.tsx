import { formatPhone, isNoPhone } from '@venue/sdk';

/** A phone to call, unless it was deleted with its account, with a note where it was not confirmed. */
export const Phone = ({ digits, note }: { digits: string; note?: string | false }) => (
  <>
    {isNoPhone(digits) ? formatPhone(digits) : <a href={`tel:+7${digits}`}>{formatPhone(digits)}</a>}
    {note && `, ${note}`}
  </>
);

/** An e-mail to write to, with a note where it was not confirmed. */
export const Mail = ({ to, note }: { to: string; note?: string | false }) => (
  <>
    <a href={`mailto:${to}`}>{to}</a>
    {note && `, ${note}`}
  </>
);
