import { formatHours } from '@venue/sdk';
import { getBookingPackages } from '@venue/sdk/packages';
import { useCall } from '@venue/shared-ui/data/useCall.ts';
import { Link } from 'react-router-dom';
import { packagePaths } from './packages.paths.ts';

/** The package that paid for a booking, and the hours that come back if it is cancelled now. */
export default function PaidByPackage({ orderId }: { orderId: number }) {
  const applied = useCall(getBookingPackages, { body: { orderId } }).data?.message.applied;
  if (!applied) return null;
  const { packageTitle, useHours, hoursBack } = applied;
  return (
    <p>
      Часы оплачены абонементом <Link to={packagePaths.mine.path}>«{packageTitle}»</Link>. При отмене сейчас{' '}
      {hoursBack === useHours
        ? `вернутся все часы: ${useHours}`
        : `вернётся ${formatHours(hoursBack)} из\u00a0${useHours}`}
      . Перенести можно на&nbsp;столько&nbsp;же часов.
    </p>
  );
}
