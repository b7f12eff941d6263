import { formatMoney } from '@venue/sdk';
import type { OpenShift } from '@venue/sdk/handovers/model';
import css from './Handovers.module.css';

type Cash = Pick<OpenShift, 'people' | 'opening' | 'cashIn' | 'cashOut' | 'expected'>;

/** Cash by person, and what has to be in the drawer. */
export function CashTable({ shift: { people, opening, cashIn, cashOut, expected } }: { shift: Cash }) {
  return (
    <table className={css.table}>
      <thead>
        <tr>
          <th scope="col">Сотрудник</th>
          <th scope="col">Принято</th>
          <th scope="col">Выдано</th>
        </tr>
      </thead>
      <tbody>
        {people.map(({ who, ...cash }) => (
          <tr key={who}>
            <td>{who}</td>
            <td>{formatMoney(cash.cashIn)}</td>
            <td>{formatMoney(cash.cashOut)}</td>
          </tr>
        ))}
        {people.length === 0 && (
          <tr>
            <td colSpan={3}>Наличных за&nbsp;смену не&nbsp;было</td>
          </tr>
        )}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">Всего</th>
          <td>{formatMoney(cashIn)}</td>
          <td>{formatMoney(cashOut)}</td>
        </tr>
        <tr>
          <th scope="row">Было в&nbsp;кассе</th>
          <td colSpan={2}>{formatMoney(opening)}</td>
        </tr>
        <tr>
          <th scope="row">Должно быть</th>
          <td colSpan={2}>{formatMoney(expected)}</td>
        </tr>
      </tfoot>
    </table>
  );
}
