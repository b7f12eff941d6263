import { formatPhone } from '@venue/sdk';

/** A phone to call, with a note where it was not confirmed. */
export const Phone = ({ digits, note }: { digits: string; note?: string | false }) => (
  <>
    <a href={`tel:+7${digits}`}>{formatPhone(digits)}</a>
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
