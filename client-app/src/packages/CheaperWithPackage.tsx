import { formatHours, formatMoney } from '@venue/sdk';
import { listPackages } from '@venue/sdk/packages';
import { useCall } from '@venue/shared-ui/data/useCall.ts';
import { href } from '@venue/shared-ui/shell/screens.tsx';
import { Link } from 'react-router-dom';
import css from './BookingPackage.module.css';
import { packagePaths } from './packages.paths.ts';

/** The packages that are for a room, on its page. */
export default function CheaperWithPackage({ roomId }: { roomId: number }) {
  const offers = (useCall(listPackages, {}).data?.message.packages ?? []).filter(
    ({ packageRoomIds }) => packageRoomIds.length === 0 || packageRoomIds.includes(roomId),
  );
  if (offers.length === 0) return null;
  return (
    <section className={css.box} aria-labelledby="cheaper">
      <h2 id="cheaper">Дешевле с&nbsp;абонементом</h2>
      <ul className={css.offers}>
        {offers.map(({ packageId, packageTitle, packageHours, packagePrice }) => (
          <li key={packageId}>
            <Link to={href(packagePaths.buy, { packageId })}>{packageTitle}</Link>
            <span>
              {formatHours(packageHours)} за&nbsp;{formatMoney(packagePrice)}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
