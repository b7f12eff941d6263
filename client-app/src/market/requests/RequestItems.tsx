import type { MarketRequest } from '@venue/sdk/market/model';
import { Button } from '@venue/shared-ui/parts/Button.tsx';
import { lazyWithRetry } from '@venue/shared-ui/parts/load/lazyWithRetry.tsx';
import { Money } from '@venue/shared-ui/parts/Money.tsx';
import { href } from '@venue/shared-ui/shell/screens.tsx';
import { type Ref, Suspense, useState } from 'react';
import rows from '../items/ItemRow.module.css';
import { PlacedItem, type Saves } from '../items/PlacedItem.tsx';
import css from '../market.module.css';
import { itemPaths } from '../market.paths.ts';

const ItemPicker = lazyWithRetry(
  () => import('./ItemPicker.tsx'),
  ({ close }) => close(),
);

interface Props {
  request: MarketRequest;
  saves: Saves;
  /** The user tried to send the request without items. */
  lacking: boolean;
  /** Takes the focus when items are missing. */
  choose: Ref<HTMLButtonElement>;
}

/** The items of an editable request: chosen from my own or newly created. */
export function RequestItems({ request, saves, lacking, choose }: Props) {
  const { requestId, items, brandName } = request;
  const [picking, setPicking] = useState(false);
  return (
    <section className={css.card} aria-labelledby="items">
      <h2 id="items" className={css.title}>
        Товары
      </h2>
      {items.length === 0 ? (
        lacking ? (
          <p className={css.missing} role="alert">
            Добавьте в&nbsp;заявку хотя&nbsp;бы один товар
          </p>
        ) : (
          <p className={css.soft}>
            Выберите товары бренда «{brandName}», которые хотите предложить, или добавьте новый.
          </p>
        )
      ) : (
        <>
          <ul className={rows.list}>
            {items.map(item => (
              <PlacedItem key={item.itemId} requestId={requestId} item={item} saves={saves} />
            ))}
          </ul>
          <p className={rows.total} role="status">
            <span>Всего</span>
            <strong>
              <Money kopecks={request.total} />
            </strong>
          </p>
        </>
      )}
      <div className={css.actions}>
        <Button ref={choose} variant="outlined" onClick={() => setPicking(true)}>
          Выбрать товары
        </Button>
        <Button to={`${href(itemPaths.create)}?request=${requestId}`}>Новый товар</Button>
      </div>
      {picking && (
        <Suspense fallback={null}>
          <ItemPicker request={request} close={() => setPicking(false)} />
        </Suspense>
      )}
    </section>
  );
}
