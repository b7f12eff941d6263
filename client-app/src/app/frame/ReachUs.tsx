import { formatWholePhone, VENUE_ADDRESS, VENUE_HOURS } from '@venue/sdk';
import { getRequisites } from '@venue/sdk/visiting';
import { useCall } from '@venue/shared-ui/data/useCall.ts';
import css from './ReachUs.module.css';

/** Where the venue is and how to reach it: address, hours, and the phone and the e-mail of its requisites. */
export function ReachUs() {
  const { data } = useCall(getRequisites, {});
  const { phone = '', email = '' } = data?.message.requisites ?? {};
  return (
    <address className={css.reach}>
      <p>{VENUE_ADDRESS}</p>
      <p>{VENUE_HOURS}</p>
      {phone && (
        <p>
          <a className={css.phone} href={`tel:+7${phone}`}>
            {formatWholePhone(phone)}
          </a>
        </p>
      )}
      {email && (
        <p>
          <a href={`mailto:${email}`}>{email}</a>
        </p>
      )}
    </address>
  );
}
