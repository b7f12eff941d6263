import { listMyBrands } from '@venue/sdk/brands';
import { getRequest } from '@venue/sdk/market';
import { useCall } from '@venue/shared-ui/data/useCall.ts';
import { TextSkeleton } from '@venue/shared-ui/parts/load/Skeletons.tsx';
import { ErrorNote } from '@venue/shared-ui/parts/message/ErrorNote.tsx';
import { Page } from '@venue/shared-ui/parts/Page.tsx';
import { useScreen } from '@venue/shared-ui/shell/screens.tsx';
import css from '../market.module.css';
import { BackToRequest, useForRequest } from './BackToRequest.tsx';
import { BrandFirst } from './BrandFirst.tsx';
import { NewItemForm } from './NewItemForm.tsx';

/** A new item; with `?request=` one that goes into that request as soon as it is saved. */
export default function CreateItem() {
  const screen = useScreen();
  const requestId = useForRequest();
  const brands = useCall(listMyBrands, { body: {} });
  const request = useCall(getRequest, { body: { requestId: requestId ?? 0 } }, { enabled: requestId !== null });
  // A request that is deleted or under review accepts no items; the item can be created anyway.
  const into = request.data?.message.can.includes('edit') ? request.data.message : undefined;
  return (
    <Page {...screen} narrow lead="Введённое сохраняется само: можно уйти и&nbsp;вернуться.">
      {requestId !== null && <BackToRequest requestId={requestId} />}
      {brands.error && !brands.data ? (
        <ErrorNote error={brands.error} title="Не удалось загрузить бренды" retry={() => void brands.refetch()} />
      ) : !brands.data || (requestId !== null && request.isPending) ? (
        <TextSkeleton lines={8} />
      ) : brands.data.items.length === 0 ? (
        <BrandFirst />
      ) : (
        <div className={css.card}>
          <NewItemForm only={brands.data.message.total === 1 ? brands.data.items[0] : undefined} into={into} />
        </div>
      )}
    </Page>
  );
}
