import { formatMoney } from '@venue/sdk';
import { type CustomerThings, customerThing } from '@venue/sdk/customers/model';
import { formatDateTime } from '@venue/shared-ui/dates/format.ts';
import { Link } from 'react-router-dom';
import css from './Customers.module.css';
import { thingsUrl, thingUrl } from './thingUrl.ts';

interface Props {
  things: CustomerThings;
  phone: string;
  /** How many of them are listed. */
  most?: number;
}

/** The latest things of a kind, each a link, under the name of the kind and their number. */
export function ThingLines({ things: { thing, total, latest }, phone, most = latest.length }: Props) {
  const { label } = customerThing.option(thing);
  const all = thingsUrl(thing, phone);
  return (
    <section className={css.things}>
      <h3>
        {all && total > most ? <Link to={all}>{label}</Link> : <span>{label}</span>} <small>{total}</small>
      </h3>
      <ul>
        {latest.slice(0, most).map(({ thingId, title, at, sum, state }) => {
          const to = thingUrl(thing, thingId);
          const name = title || `№\u00a0${thingId}`;
          return (
            <li key={thingId}>
              <span>{to ? <Link to={to}>{name}</Link> : name}</span>
              <span className={css.soft}>
                {[formatDateTime(at), sum === null ? '' : formatMoney(sum), state].filter(Boolean).join(' · ')}
              </span>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
