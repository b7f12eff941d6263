import { showPhone } from '@venue/sdk';
import type { MarketRequest } from '@venue/sdk/market/model';
import { Money } from '@venue/shared-ui/parts/Money.tsx';
import rows from './ItemRow.module.css';
import { ItemRow } from './ItemRow.tsx';
import sheet from './ItemSheet.module.css';
import { amountOf } from './itemWords.ts';
import css from './market.module.css';

/** A request as one reads it. */
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
      <dl className={sheet.facts}>
        <div>
          <dt>Бренд</dt>
          <dd>{request.brandName}</dd>
        </div>
        <div>
          <dt>Контактное лицо</dt>
          <dd>{request.contactName}</dd>
        </div>
        <div>
          <dt>Телефон для&nbsp;связи</dt>
          <dd>{showPhone(request.contactPhone)}</dd>
        </div>
        {request.comment && (
          <div>
            <dt>Комментарий</dt>
            <dd className={sheet.said}>{request.comment}</dd>
          </div>
        )}
      </dl>
    </section>
  </>
);
