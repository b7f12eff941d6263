import { formatHours, formatMoney } from '@venue/sdk';
import { type AdminBookingCard, fullSumOf, isAgreed } from '@venue/sdk/bookings/model';
import { Money } from '@venue/shared-ui/parts/Money.tsx';
import css from './BookingPrice.module.css';

type Props = Pick<AdminBookingCard, 'lines' | 'price' | 'promo' | 'vat' | 'vatPercent'>;

/** The price line by line, as the customer agreed to it. */
export function BookingPrice({ lines, price, promo, vat, vatPercent }: Props) {
  return (
    <table className={css.price}>
      <thead className="visually-hidden">
        <tr>
          <th scope="col">Что</th>
          <th scope="col">Сколько</th>
          <th scope="col">Сумма</th>
        </tr>
      </thead>
      <tbody>
        {lines.map(line => (
          <tr key={`${line.kind}-${line.id}`}>
            <td>{line.title}</td>
            <td className={css.soft}>
              {isAgreed(line) ? (
                <span>за&nbsp;бронь</span>
              ) : (
                <span>
                  <span>{line.unit === 'hour' ? formatHours(line.quantity) : `${line.quantity}\u00a0шт.`} × </span>
                  <Money kopecks={line.unitPrice} />
                </span>
              )}
            </td>
            <td>
              <Money kopecks={fullSumOf(line)} />
            </td>
          </tr>
        ))}
        {promo && (
          <tr>
            <td colSpan={2}>Скидка по&nbsp;промокоду {promo.promoCode}</td>
            <td>−{formatMoney(promo.discount)}</td>
          </tr>
        )}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row" colSpan={2}>
            Итого
          </th>
          <td>
            <Money kopecks={price} />
          </td>
        </tr>
        <tr className={css.soft}>
          <td colSpan={2}>в&nbsp;том числе НДС {vatPercent}&nbsp;%</td>
          <td>
            <Money kopecks={vat} />
          </td>
        </tr>
      </tfoot>
    </table>
  );
}
