import { ApiFailure, textOf, Unreachable } from '@venue/sdk';
import { removeProduct, reorderProducts } from '@venue/sdk/products/admin';
import { productRecord } from '@venue/sdk/products/kind';
import { type LandingProduct, productRemovalConfirm } from '@venue/sdk/products/model';
import { useSend } from '@venue/shared-ui/data/useSend.ts';
import { useSendEach } from '@venue/shared-ui/data/useSendEach.ts';
import { Button } from '@venue/shared-ui/parts/Button.tsx';
import { lazyWithRetry } from '@venue/shared-ui/parts/load/lazyWithRetry.tsx';
import { confirm } from '@venue/shared-ui/parts/message/Confirm.tsx';
import { notify } from '@venue/shared-ui/parts/message/notify.ts';
import { Sortable } from '@venue/shared-ui/parts/Sortable.tsx';
import { Suspense, useState } from 'react';
import { quoted } from '../../app/record/changes/quoted.ts';
import { FrameDialog } from './FrameDialog.tsx';
import css from './Products.module.css';
import { ProductTile } from './ProductTile.tsx';
import { shownPlace } from './shownPlace.tsx';

const SheetDialog = lazyWithRetry(
  () => import('../../app/record/versions/SheetDialog.tsx'),
  ({ close }) => close(),
);

const { remove: removal } = productRecord.texts;
const noun = { one: 'Товар', acc: 'товар', gender: 'm' } as const;

interface Props {
  type: LandingProduct['landingType'];
  products: readonly LandingProduct[];
  manages: boolean;
}

/** The goods of a block as the site shows them, put in order by dragging and by keyboard. */
export default function ProductTiles({ type, products, manages }: Props) {
  const send = useSendEach(reorderProducts);
  const { send: drop } = useSend(removeProduct, removal);
  const [order, setOrder] = useState<readonly number[] | null>(null);
  const [previewing, setPreviewing] = useState(false);
  const [framed, setFramed] = useState<LandingProduct | null>(null);
  const ids = order ?? products.map(({ productLandingId }) => productLandingId);
  const visible = ids.flatMap(id => products.filter(({ productLandingId }) => productLandingId === id));
  const put = async (id: number, to: number) => {
    const next = visible.filter(each => each.productLandingId !== id);
    const moved = visible.filter(each => each.productLandingId === id);
    const rows = next.toSpliced(to, 0, ...moved);
    setOrder(rows.map(({ productLandingId }) => productLandingId));
    const body = rows.map(({ productLandingId, landingType }, index) => ({
      productLandingId,
      landingType,
      productPos: index + 1,
    }));
    // Keep the new order until the block is refetched, so that the product does not jump back.
    await send({ body }).catch((problem: unknown) => {
      if (!(problem instanceof ApiFailure) && !(problem instanceof Unreachable)) throw problem;
      notify.error(textOf(problem, 'Не удалось сохранить порядок товаров'));
    });
    setOrder(null);
  };
  const remove = async ({ productLandingId, productName }: LandingProduct) => {
    const title = `Убрать товар ${quoted(productName)} с\u00a0лендинга?`;
    const text = `${productRemovalConfirm} На\u00a0маркетплейсе он останется.`;
    if (await confirm({ title, text, yes: 'Убрать', danger: true })) await drop({ productLandingId });
  };
  return (
    <>
      <div>
        <Button variant="outlined" color="inherit" aria-haspopup="dialog" onClick={() => setPreviewing(true)}>
          Предпросмотр
        </Button>
      </div>
      <Sortable
        ids={visible.map(({ productLandingId }) => productLandingId)}
        noun={noun}
        put={(id, to) => void put(id, to)}
      >
        <ul className={css.tiles} aria-label="Товары на лендинге">
          {visible.map(product => (
            <ProductTile
              key={product.productLandingId}
              product={product}
              {...(manages ? { actions: { frame: () => setFramed(product), remove: () => void remove(product) } } : {})}
            />
          ))}
        </ul>
      </Sortable>
      {framed && <FrameDialog product={framed} place={visible} close={() => setFramed(null)} />}
      {previewing && (
        <Suspense>
          <SheetDialog {...shownPlace(type, visible)} close={() => setPreviewing(false)} />
        </Suspense>
      )}
    </>
  );
}
