import { formatMoney } from '@venue/sdk';
import type { CustomerCard } from '@venue/sdk/customers/model';
import css from './Customers.module.css';

/** What a person paid, owes and missed, and whether messages reach them, in one line of figures each. */
export function CustomerFacts({ card }: { card: CustomerCard }) {
  const { money, visits, messages } = card;
  const rows: (readonly [title: string, value: string, isBad?: boolean])[] = [];
  if (money) {
    rows.push(['Заплачено', formatMoney(money.paid)]);
    if (money.returned > 0) rows.push(['Возвращено', formatMoney(money.returned)]);
    rows.push(['К\u00a0оплате', formatMoney(money.owes), money.owes > 0]);
    if (money.owed > 0) rows.push(['Мы\u00a0должны', formatMoney(money.owed), true]);
  }
  if (visits) {
    rows.push(['Визитов', String(visits.came)]);
    rows.push(['Не\u00a0пришли', String(visits.missed), visits.missed > 0]);
    rows.push(['Впереди', String(visits.upcoming)]);
  }
  rows.push(['Сообщений за\u00a030 дней', String(messages.sent)]);
  if (messages.lost > 0) rows.push(['Не\u00a0дошло', String(messages.lost), true]);
  return (
    <dl className={css.facts}>
      {rows.map(([title, value, isBad]) => (
        <div key={title} data-bad={isBad || undefined}>
          <dt>{title}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
