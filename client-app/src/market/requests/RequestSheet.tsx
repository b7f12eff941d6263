import { formatPhone } from '@venue/sdk';
import type { MarketRequest } from '@venue/sdk/market/model';
import { Money } from '@venue/shared-ui/parts/Money.tsx';
import { Fact, Facts } from '@venue/shared-ui/parts/record/Sheet.tsx';
import rows from '../items/ItemRow.module.css';
import { ItemRow } from '../items/ItemRow.tsx';
import { amountOf } from '../items/itemWords.ts';
import css from '../market.module.css';

/** A request in read-only form. */
export const RequestSheet = ({ request }: { request: MarketRequest }) => (
  <>
    <section className={css.card} aria-labelledby="items">
      <h2 id="items" className={css.title}>
        Товары
      </h2>
      {request.items.length === 0 ? (
        <p className={css.soft}>Товаров в&nbsp;заявке нет</p>
      ) : (
        <ul className={rows.list}>
          {request.items.map(item => (
            <ItemRow key={item.itemId} item={item} sum={item.itemPrice * item.quantity}>
              <p className={rows.soft}>{amountOf(item.quantity, item.itemUnit)}</p>
              {item.comment && <p className={rows.said}>{item.comment}</p>}
            </ItemRow>
          ))}
        </ul>
      )}
      <p className={rows.total}>
        <span>Всего</span>
        <strong>
          <Money kopecks={request.total} />
        </strong>
      </p>
    </section>
    <section className={css.card} aria-label="О заявке">
      <Facts>
        <Fact title="Бренд">{request.brandName}</Fact>
        <Fact title="Контактное лицо">{request.contactName}</Fact>
        <Fact title="Телефон для&nbsp;связи">{formatPhone(request.contactPhone)}</Fact>
        {request.comment && (
          <Fact title="Комментарий" multiline>
            {request.comment}
          </Fact>
        )}
      </Facts>
    </section>
  </>
);
