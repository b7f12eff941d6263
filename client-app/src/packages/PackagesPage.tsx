import { formatHours, formatMoney, plural } from '@venue/sdk';
import { listPackages } from '@venue/sdk/packages';
import type { PackageOffer } from '@venue/sdk/packages/model';
import { useCall } from '@venue/shared-ui/data/useCall.ts';
import { Button } from '@venue/shared-ui/parts/Button.tsx';
import { CardsSkeleton } from '@venue/shared-ui/parts/load/Skeletons.tsx';
import { Empty } from '@venue/shared-ui/parts/message/Empty.tsx';
import { ErrorNote } from '@venue/shared-ui/parts/message/ErrorNote.tsx';
import { Page } from '@venue/shared-ui/parts/Page.tsx';
import { href, useScreen } from '@venue/shared-ui/shell/screens.tsx';
import { roomPaths } from '../rooms/rooms.paths.ts';
import css from './PackagesPage.module.css';
import { packagePaths } from './packages.paths.ts';

/** The packages on sale, and how they work. */
export default function PackagesPage() {
  const { data, error, refetch } = useCall(listPackages, {});
  const packages = data?.message.packages;
  return (
    <Page
      {...useScreen()}
      lead="Оплатите часы один раз и&nbsp;бронируйте, когда удобно: так дешевле, чем платить за&nbsp;каждую бронь."
    >
      {!packages ? (
        error ? (
          <ErrorNote error={error} title="Не удалось загрузить абонементы" retry={() => void refetch()} />
        ) : (
          <CardsSkeleton count={2} height={220} />
        )
      ) : packages.length === 0 ? (
        <Empty
          title="Сейчас абонементов нет"
          text="Помещения можно забронировать по&nbsp;часам."
          action={
            <Button variant="outlined" to={roomPaths.list.path}>
              Выбрать помещение
            </Button>
          }
        />
      ) : (
        <>
          <ul className={css.packages}>
            {packages.map(offer => (
              <li key={offer.packageId}>
                <Offer offer={offer} />
              </li>
            ))}
          </ul>
          <Terms />
        </>
      )}
    </Page>
  );
}

function Offer({ offer }: { offer: PackageOffer }) {
  const { packageId, packageTitle, packageHours, packagePrice, packageDays, packageRooms, packageAbout } = offer;
  return (
    <article className={css.offer}>
      <h2>{packageTitle}</h2>
      {packageAbout && <p className={css.about}>{packageAbout}</p>}
      <ul className={css.facts}>
        <li>{packageRooms.length > 0 ? packageRooms.join(', ') : 'Любые помещения с\u00a0онлайн-бронированием'}</li>
        <li>
          {formatHours(packageHours)}, {formatMoney(Math.round(packagePrice / packageHours))} за&nbsp;час
        </li>
        <li>Действует {plural(packageDays, 'день', 'дня', 'дней').replace(' ', '\u00a0')} после оплаты</li>
      </ul>
      <div className={css.foot}>
        <strong>{formatMoney(packagePrice)}</strong>
        <Button variant="contained" to={href(packagePaths.buy, { packageId })}>
          Купить <span className="visually-hidden">{packageTitle}</span>
        </Button>
      </div>
    </article>
  );
}

const Terms = () => (
  <section className={css.terms} aria-labelledby="package-terms">
    <h2 id="package-terms">Как это работает</h2>
    <ul>
      <li>Бронируете время как обычно, а&nbsp;на&nbsp;странице оплаты списываете часы. Бронь подтверждается сразу.</li>
      <li>Дополнительные услуги и&nbsp;оборудование в&nbsp;абонемент не&nbsp;входят, их&nbsp;оплачивают отдельно.</li>
      <li>
        Отменили за&nbsp;сутки и&nbsp;раньше&nbsp;— вернутся все часы, позже&nbsp;— половина, с&nbsp;округлением
        в&nbsp;вашу пользу.
      </li>
      <li>Перенести бронь можно на&nbsp;столько&nbsp;же часов.</li>
      <li>
        За&nbsp;неиспользованные часы вернём деньги по&nbsp;вашей просьбе, пропорционально цене абонемента. Когда срок
        закончится, забронировать по&nbsp;ним уже нельзя, но&nbsp;мы напомним заранее.
      </li>
      <li>Промокоды и&nbsp;цены организаций вместе с&nbsp;абонементом не&nbsp;действуют.</li>
    </ul>
  </section>
);
