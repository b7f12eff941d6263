import { formatMoney, formatNumber } from '@venue/sdk';
import { type MarketItem, marketItemUnit } from '@venue/sdk/market/model';
import { Formatted } from '@venue/shared-ui/parts/record/Formatted.tsx';
import { Fact, Facts, Missing, Sheet } from '@venue/shared-ui/parts/record/Sheet.tsx';
import css from './ItemSheet.module.css';

/** An item in read-only form. */
export const ItemSheet = ({ item }: { item: MarketItem }) => (
  <Sheet photos={item.images}>
    <p className={css.price}>
      <strong>{formatMoney(item.itemPrice)}</strong> за&nbsp;{marketItemUnit.option(item.itemUnit).label}
    </p>
    {item.itemDescription ? <Formatted html={item.itemDescription} /> : <Missing>Описания пока нет</Missing>}
    <Facts>
      <Fact title="Бренд">{item.brandName}</Fact>
      <Fact title="Артикул">{item.itemArticle}</Fact>
      <Fact title="Штрихкод">{item.itemBarcode}</Fact>
      <Fact title="Вес с&nbsp;упаковкой">{item.itemWeight !== null && `${formatNumber(item.itemWeight)}\u00a0г`}</Fact>
      <Fact title="Маркировка">
        {item.itemNeedsMarking ? '«Честный знак» на\u00a0каждой единице' : 'не\u00a0нужна'}
      </Fact>
    </Facts>
  </Sheet>
);
