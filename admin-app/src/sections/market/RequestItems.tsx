import { type AdminMarketRequest, marketItemStatus, marketItemUnit } from '@venue/sdk/market/model';
import { Money } from '@venue/shared-ui/parts/Money.tsx';
import { Formatted } from '@venue/shared-ui/parts/record/Formatted.tsx';
import { StatusChip } from '@venue/shared-ui/parts/StatusChip.tsx';
import { href } from '@venue/shared-ui/shell/screens.tsx';
import { Link } from 'react-router-dom';
import { Gallery } from '../../app/record/pictures/Gallery.tsx';
import { differs, ItemChanges } from './ItemChanges.tsx';
import { marketItemPaths } from './market.paths.ts';
import css from './RequestItems.module.css';

type Placed = AdminMarketRequest['items'][number];

/** The goods of a request with their sums, and the total. */
export function RequestItems({ items, total }: { items: readonly Placed[]; total: number }) {
  return (
    <section className={css.box}>
      <h2>Товары ({items.length})</h2>
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

function Item({ item }: { item: Placed }) {
  const { itemName, itemArticle, itemBarcode, itemPrice, itemUnit, itemWeight, quantity, images, comment, approved } =
    item;
  const changed = approved !== null && differs(item, approved);
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
          <p className={css.strong}>
            <Link to={href(marketItemPaths.page, { itemId: item.itemId })}>{itemName}</Link>
          </p>
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
      {changed && (
        <details className={css.more} open>
          <summary>Что изменилось с&nbsp;последнего подтверждения</summary>
          <div className={css.inside}>
            <ItemChanges item={item} approved={approved} />
          </div>
        </details>
      )}
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
