import type { MarketItem } from '@venue/sdk/market/model';
import { Money } from '@venue/shared-ui/parts/Money.tsx';
import { ScreenLink } from '@venue/shared-ui/shell/ScreenLink.tsx';
import type { ReactNode } from 'react';
import { itemPaths } from '../market.paths.ts';
import css from './ItemRow.module.css';
import { mainImageOf, priceOf } from './itemWords.ts';

interface Props {
  item: MarketItem;
  /** The total price of all units, in kopecks. */
  sum: number;
  children: ReactNode;
}

/** The small picture of an item, or the letter in its place. */
export function ItemThumb({ item }: { item: MarketItem }) {
  const image = mainImageOf(item);
  return (
    <span className={css.thumb}>
      {image ? (
        <img src={image.thumb} alt={image.alt} width={64} height={64} loading="lazy" decoding="async" />
      ) : (
        <span aria-hidden="true">{item.itemName.slice(0, 1).toUpperCase()}</span>
      )}
    </span>
  );
}

/** An item within a request. */
export function ItemRow({ item, sum, children }: Props) {
  const { itemId, itemName, itemArticle } = item;
  // One that was deleted meanwhile has no page to go to.
  const there = item.can.length > 0 || item.heldBy !== null;
  return (
    <li className={css.row}>
      <ItemThumb item={item} />
      <div className={css.body}>
        <p className={css.head}>
          {there ? (
            <ScreenLink to={itemPaths.edit} params={{ itemId }}>
              {itemName}
            </ScreenLink>
          ) : (
            <span>{itemName}</span>
          )}
          <strong>
            <Money kopecks={sum} />
          </strong>
        </p>
        <p className={css.soft}>
          <span>{priceOf(item)}</span>
          {itemArticle && <span>{` · арт.\u00a0${itemArticle}`}</span>}
          {!there && <span> · товар удалён</span>}
        </p>
        {children}
      </div>
    </li>
  );
}
