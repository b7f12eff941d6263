import { getCustomer } from '@venue/sdk/customers/admin';
import { useCall } from '@venue/shared-ui/data/useCall.ts';
import { Bone } from '@venue/shared-ui/parts/load/Skeletons.tsx';
import { Link } from 'react-router-dom';
import { useMay } from '../../app/frame/useWho.ts';
import { CustomerFacts } from './CustomerFacts.tsx';
import css from './Customers.module.css';
import { organisationUrl } from './customers.paths.ts';
import { ThingLines } from './ThingLines.tsx';

/** Everything a person has with the venue: figures and the latest of every kind. */
export function CustomerTab({ userId }: { userId: number }) {
  const may = useMay();
  const { data } = useCall(getCustomer, { id: userId });
  if (!data) return <Bone height={320} />;
  const card = data.message;
  return (
    <div className={css.tab}>
      <CustomerFacts card={card} />
      {card.things.length === 0 && <p className={css.soft}>Броней, заказов и&nbsp;заявок нет.</p>}
      <div className={css.kinds}>
        {card.things.map(things => (
          <ThingLines key={things.thing} things={things} phone={card.phone} />
        ))}
      </div>
      {may('agreements.read') && card.organisations.length > 0 && (
        <section className={css.things}>
          <h3>Организации</h3>
          <ul>
            {card.organisations.map(({ INN, name }) => (
              <li key={INN}>
                <Link to={organisationUrl(INN)}>{name}</Link>
                <span className={css.soft}>ИНН {INN}</span>
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}
