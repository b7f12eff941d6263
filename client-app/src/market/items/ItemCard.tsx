import { type MarketItem, marketItemStatus } from '@venue/sdk/market/model';
import { Button } from '@venue/shared-ui/parts/Button.tsx';
import { ScreenLink } from '@venue/shared-ui/shell/ScreenLink.tsx';
import { href } from '@venue/shared-ui/shell/screens.tsx';
import { RecordCard } from '../../app/records/RecordCard.tsx';
import { itemPaths, requestPaths } from '../market.paths.ts';
import { mainImageOf, priceOf } from './itemWords.ts';
import { useRemoveItem } from './useRemoveItem.ts';

/** One of my items in the list. */
export function ItemCard({ item }: { item: MarketItem }) {
  const { itemId, itemName, itemArticle, heldBy, can } = item;
  const { remove, busy } = useRemoveItem();
  const draft = item.itemStatus === marketItemStatus.draft;
  const name = <span className="visually-hidden">товар «{itemName}»</span>;
  return (
    <RecordCard
      picture={mainImageOf(item)}
      name={itemName}
      heading={
        <ScreenLink to={itemPaths.edit} params={{ itemId }}>
          {itemName}
        </ScreenLink>
      }
      option={marketItemStatus.option(item.itemStatus)}
      actions={
        <>
          <Button variant="outlined" size="small" to={href(itemPaths.edit, { itemId })}>
            {can.includes('edit') && draft ? 'Изменить' : 'Открыть'} {name}
          </Button>
          {can.includes('remove') && (
            <Button size="small" color="inherit" disabled={busy} onClick={() => void remove(item)}>
              Удалить {name}
            </Button>
          )}
        </>
      }
    >
      <p>{`${item.brandName}${itemArticle && ` · арт.\u00a0${itemArticle}`}`}</p>
      <p>
        <strong>{priceOf(item)}</strong>
      </p>
      {heldBy !== null && (
        <p>
          Стоит в&nbsp;
          <ScreenLink to={requestPaths.edit} params={{ requestId: heldBy }}>
            заявке №&nbsp;{heldBy}
          </ScreenLink>
          , ждёт решения
        </p>
      )}
    </RecordCard>
  );
}
