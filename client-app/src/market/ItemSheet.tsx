import { showMoney } from '@venue/sdk';
import { type MarketItem, marketItemUnit } from '@venue/sdk/market/model';
import { Formatted } from '@venue/shared-ui/parts/Formatted.tsx';
import css from './ItemSheet.module.css';

const grams = new Intl.NumberFormat('ru-RU');

/** An item as one reads it. What is not filled in says so. */
export function ItemSheet({ item }: { item: MarketItem }) {
  const sorted = item.images.toSorted((a, b) => Number(b.isMain) - Number(a.isMain));
  const facts = [
    ['Бренд', item.brandName],
    ['Артикул', item.itemArticle],
    ['Штрихкод', item.itemBarcode],
    ['Вес с\u00a0упаковкой', item.itemWeight === null ? '' : `${grams.format(item.itemWeight)}\u00a0г`],
    ['Маркировка', item.itemNeedsMarking ? '«Честный знак» на\u00a0каждой единице' : 'не\u00a0нужна'],
  ];
  return (
    <article className={css.sheet}>
      {sorted.length > 0 && (
        <ul className={css.photos} aria-label="Фотографии">
          {sorted.map(({ fileId, url, thumb, alt }) => (
            <li key={fileId}>
              <a href={url} target="_blank" rel="noreferrer" aria-label={alt || 'Открыть фотографию'}>
                <img src={thumb} alt={alt} width={640} height={480} loading="lazy" decoding="async" />
              </a>
            </li>
          ))}
        </ul>
      )}
      <p className={css.price}>
        <strong>{showMoney(item.itemPrice)}</strong> за&nbsp;{marketItemUnit.face(item.itemUnit).label}
      </p>
      {item.itemDescription ? (
        <Formatted html={item.itemDescription} />
      ) : (
        <p className={css.missing}>Описания пока нет</p>
      )}
      <dl className={css.facts}>
        {facts.map(([title, text]) => (
          <div key={title}>
            <dt>{title}</dt>
            <dd>{text || <span className={css.missing}>не указано</span>}</dd>
          </div>
        ))}
      </dl>
    </article>
  );
}
