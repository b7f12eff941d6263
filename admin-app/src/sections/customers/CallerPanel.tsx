import { getCustomer } from '@venue/sdk/customers/admin';
import { useCall } from '@venue/shared-ui/data/useCall.ts';
import { href } from '@venue/shared-ui/shell/screens.tsx';
import { Link } from 'react-router-dom';
import { userPaths } from '../users/users.paths.ts';
import { CustomerFacts } from './CustomerFacts.tsx';
import { CustomerMarks } from './CustomerMarks.tsx';
import css from './Customers.module.css';
import { ThingLines } from './ThingLines.tsx';

/** The same facts in one panel, for whoever talks to the person: the last two of each kind, and a link to all. */
export default function CallerPanel({ userId }: { userId: number }) {
  const { data } = useCall(getCustomer, { id: userId });
  if (!data) return null;
  const card = data.message;
  return (
    <details className={css.panel}>
      <summary>Что о&nbsp;клиенте известно</summary>
      <CustomerMarks card={card} />
      <CustomerFacts card={card} />
      {card.things.map(things => (
        <ThingLines key={things.thing} things={things} phone={card.phone} most={2} />
      ))}
      <Link to={href(userPaths.page, { id: userId })}>Страница клиента</Link>
    </details>
  );
}
