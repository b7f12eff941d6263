import { listMyBrands } from '@venue/sdk/brands';
import { getItem } from '@venue/sdk/market';
import { getProfile } from '@venue/sdk/profile';
import { useCall } from '@venue/shared-ui/data/useCall.ts';
import { TextSkeleton } from '@venue/shared-ui/parts/load/Skeletons.tsx';
import { ErrorNote } from '@venue/shared-ui/parts/message/ErrorNote.tsx';
import { Page } from '@venue/shared-ui/parts/Page.tsx';
import { numberIn } from '@venue/shared-ui/shell/numberIn.ts';
import { useScreen } from '@venue/shared-ui/shell/screens.tsx';
import { useSearchParams } from 'react-router-dom';
import { BrandFirst } from '../items/BrandFirst.tsx';
import css from '../market.module.css';
import { NewRequestForm } from './NewRequestForm.tsx';

/** A new request; with `?item=` one that begins with that item. */
export default function CreateRequest() {
  const screen = useScreen();
  const [params] = useSearchParams();
  const itemId = numberIn(params.get('item'));
  const brands = useCall(listMyBrands, { body: {} });
  const profile = useCall(getProfile, {});
  const item = useCall(getItem, { body: { itemId: itemId ?? 0 } }, { enabled: itemId !== null });
  // An item that is gone or held is left out; the request can be made all the same.
  const first = item.data?.message.can.includes('edit') ? item.data.message : undefined;
  return (
    <Page
      {...screen}
      narrow
      lead="В&nbsp;заявке вы предлагаете площадке товары одного бренда. Введённое сохраняется само: можно уйти и&nbsp;вернуться."
    >
      {brands.error && !brands.data ? (
        <ErrorNote error={brands.error} title="Не удалось загрузить бренды" retry={() => void brands.refetch()} />
      ) : !brands.data || profile.isPending || (itemId !== null && item.isPending) ? (
        <TextSkeleton lines={6} />
      ) : brands.data.items.length === 0 ? (
        <BrandFirst />
      ) : (
        <div className={css.card}>
          {/* Without the profile the contacts are simply empty. */}
          <NewRequestForm
            only={brands.data.message.total === 1 ? brands.data.items[0] : undefined}
            profile={profile.data?.message}
            first={first}
          />
        </div>
      )}
    </Page>
  );
}
