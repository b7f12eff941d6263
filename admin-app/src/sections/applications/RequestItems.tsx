import { type MarketRequestItem, marketItemStatus, marketItemUnit } from '@venue/sdk/market/model';
import { Formatted } from '@venue/shared-ui/parts/Formatted.tsx';
import { Money } from '@venue/shared-ui/parts/Money.tsx';
import { StatusChip } from '@venue/shared-ui/parts/StatusChip.tsx';
import { Gallery } from '../../app/record/Gallery.tsx';
import css from './RequestItems.module.css';

/** The goods of a request with their sums, and the total. */
export function RequestItems({ items, total }: { items: readonly MarketRequestItem[]; total: number }) {
  return (
    <section className={css.box}>
      <h3>Товары ({items.length})</h3>
      <ol className={css.items}>
        {items.map(item => (
          <li key={item.itemId}>
            <Item item={item} />
          </li>
        ))}
      </ol>
      <p className={css.total}>
        Итого <Money kopecks={total} />
      </p>
    </section>
  );
}

function Item({ item }: { item: MarketRequestItem }) {
  const { itemName, itemArticle, itemBarcode, itemPrice, itemUnit, itemWeight, quantity, images, comment } = item;
  const main = images.find(image => image.isMain) ?? images[0];
  const unit = marketItemUnit.option(itemUnit).label;
  const facts = [
    itemArticle && `арт. ${itemArticle}`,
    itemBarcode && `штрихкод ${itemBarcode}`,
    itemWeight && `${itemWeight}\u00a0г`,
    item.itemNeedsMarking && 'нужна маркировка',
  ].filter(Boolean);
  return (
    <>
      <div className={css.row}>
        {main ? (
          <img src={main.thumb} alt={main.alt || itemName} width={96} height={72} loading="lazy" />
        ) : (
          <span className={css.blank}>нет фото</span>
        )}
        <div className={css.name}>
          <p className={css.strong}>{itemName}</p>
          {facts.length > 0 && <p className={css.soft}>{facts.join(' · ')}</p>}
          <StatusChip option={marketItemStatus.option(item.itemStatus)} />
          {comment && <p className={css.soft}>Комментарий: {comment}</p>}
        </div>
        <div className={css.sum}>
          <p className={css.strong}>
            <Money kopecks={itemPrice * quantity} />
          </p>
          <p className={css.soft}>
            {quantity}&nbsp;{unit} × <Money kopecks={itemPrice} />
          </p>
        </div>
      </div>
      <details className={css.more}>
        <summary>Описание и&nbsp;фотографии</summary>
        <div className={css.inside}>
          <Formatted html={item.itemDescription} />
          {images.length > 0 && <Gallery label={`Фотографии: ${itemName}`} photos={images} />}
        </div>
      </details>
    </>
  );
}
