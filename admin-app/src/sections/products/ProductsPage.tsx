import { listProducts } from '@venue/sdk/products/admin';
import { productRecord } from '@venue/sdk/products/kind';
import { productType } from '@venue/sdk/products/model';
import { useCall } from '@venue/shared-ui/data/useCall.ts';
import { lazyWithRetry } from '@venue/shared-ui/parts/load/lazyWithRetry.tsx';
import { TextSkeleton } from '@venue/shared-ui/parts/load/Skeletons.tsx';
import { Empty } from '@venue/shared-ui/parts/message/Empty.tsx';
import { ErrorNote } from '@venue/shared-ui/parts/message/ErrorNote.tsx';
import { Page } from '@venue/shared-ui/parts/Page.tsx';
import { Stack } from '@venue/shared-ui/parts/Stack.tsx';
import { useScreen } from '@venue/shared-ui/shell/screens.tsx';
import { Suspense } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useMay } from '../../app/frame/useWho.ts';
import { LinkTabs } from '../../app/LinkTabs.tsx';
import { AddProduct } from './AddProduct.tsx';

const ProductTiles = lazyWithRetry(() => import('./ProductTiles.tsx'));
const { marketplaceBlock, goodsSlide } = productType;

/** The goods of the landing page: those of the block of the marketplace, and those of the slide. */
export default function ProductsPage() {
  const [params] = useSearchParams();
  const type = params.get('block') === String(goodsSlide) ? goodsSlide : marketplaceBlock;
  const manages = useMay()(productRecord.manage);
  const { data, error, refetch } = useCall(listProducts, { productType: type });
  const products = data?.message.products;
  return (
    <Page {...useScreen()}>
      <LinkTabs
        label="Место на лендинге"
        tabs={[
          { text: productType.option(marketplaceBlock).label, to: '?', current: type === marketplaceBlock },
          { text: productType.option(goodsSlide).label, to: `?block=${goodsSlide}`, current: type === goodsSlide },
        ]}
        overList
      />
      <Stack gap={20}>
        {manages && <AddProduct key={type} type={type} />}
        {!products ? (
          error ? (
            <ErrorNote error={error} title="Не удалось загрузить товары" retry={() => void refetch()} />
          ) : (
            <TextSkeleton lines={8} />
          )
        ) : products.length === 0 ? (
          <Empty
            title="Здесь пока пусто"
            text="Добавьте товары маркетплейса: они встанут на&nbsp;лендинг по&nbsp;порядку."
          />
        ) : (
          <Suspense fallback={<TextSkeleton lines={8} />}>
            <ProductTiles key={type} type={type} products={products} manages={manages} />
          </Suspense>
        )}
      </Stack>
    </Page>
  );
}
