import { failedAt, formatHours, formatMoney, plural } from '@venue/sdk';
import { buyPackage, listMyPackages, listPackages } from '@venue/sdk/packages';
import { useCall } from '@venue/shared-ui/data/useCall.ts';
import { useSend } from '@venue/shared-ui/data/useSend.ts';
import { Button } from '@venue/shared-ui/parts/Button.tsx';
import { CardsSkeleton } from '@venue/shared-ui/parts/load/Skeletons.tsx';
import { ErrorNote } from '@venue/shared-ui/parts/message/ErrorNote.tsx';
import { Page } from '@venue/shared-ui/parts/Page.tsx';
import { numberIn } from '@venue/shared-ui/shell/numberIn.ts';
import { href, useScreen } from '@venue/shared-ui/shell/screens.tsx';
import { useNavigate, useParams } from 'react-router-dom';
import { StateCard } from '../app/cabinet/StateCard.tsx';
import { RecordNotFound } from '../app/records/RecordNotFound.tsx';
import { packagePaths } from './packages.paths.ts';

/** What somebody is about to buy; pressing the button begins the purchase and leads to its payment. */
export default function BuyPackage() {
  const packageId = numberIn(useParams().packageId);
  const screen = useScreen();
  const go = useNavigate();
  // Only somebody who is signed in can buy; this leads a visitor to the login and back here.
  const own = useCall(listMyPackages, {});
  const { data, error, refetch } = useCall(listPackages, {});
  const { send, busy } = useSend(buyPackage, {
    refused: 'Не\u00a0удалось купить абонемент',
    failed: failedAt('покупке абонемента'),
  });
  const failure = error ?? own.error;
  if (!data || !own.data)
    return (
      <Page {...screen} narrow>
        {failure ? (
          <ErrorNote error={failure} title="Не удалось загрузить абонемент" retry={() => void refetch()} />
        ) : (
          <CardsSkeleton count={1} height={220} />
        )}
      </Page>
    );
  const offer = data.message.packages.find(each => each.packageId === packageId);
  if (!offer)
    return (
      <RecordNotFound
        title="Этот абонемент больше не&nbsp;продаётся"
        home={packagePaths.list.path}
        homeLabel="Все абонементы"
      />
    );
  const { packageTitle, packageHours, packagePrice: price, packageDays, packageRooms } = offer;
  async function buy(id: number): Promise<void> {
    const reply = await send({ body: { packageId: id, price } }, { covers: true });
    if (reply) go(href(packagePaths.pay, { purchaseId: reply.message.purchaseId }), { replace: true });
  }
  return (
    <Page {...screen} narrow>
      <StateCard
        look="plain"
        title={packageTitle}
        fresh={false}
        actions={
          <>
            <Button variant="contained" size="large" aria-disabled={busy} onClick={() => void buy(offer.packageId)}>
              Купить за&nbsp;{formatMoney(price)}
            </Button>
            <Button variant="text" color="inherit" to={packagePaths.list.path}>
              Другие абонементы
            </Button>
          </>
        }
      >
        <p>
          {formatHours(packageHours)}, {packageRooms.length > 0 ? packageRooms.join(', ') : 'любые помещения'}.
          Действует {plural(packageDays, 'день', 'дня', 'дней').replace(' ', '\u00a0')} после оплаты.
        </p>
        <p>За&nbsp;неиспользованные часы вернём деньги по&nbsp;вашей просьбе, пропорционально цене абонемента.</p>
      </StateCard>
    </Page>
  );
}
