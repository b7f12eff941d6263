import { formatMoney } from '@venue/sdk';
import type { EventRequest } from '@venue/sdk/event-requests/model';
import { Stepper } from '@venue/shared-ui/fields/Stepper.tsx';
import { Money } from '@venue/shared-ui/parts/Money.tsx';
import { SoftText } from '@venue/shared-ui/parts/SoftText.tsx';
import { Stack } from '@venue/shared-ui/parts/Stack.tsx';
import { useController, useWatch } from 'react-hook-form';
import { guestOrder, MOST } from './guestOrders.ts';
import css from './OrderedServices.module.css';
import type { RequestValues } from './requestForm.ts';

type Group = EventRequest['eventRequestServices'][number];
type Service = Group['services'][number];

/** The services of each place, with how many of each are ordered and what that costs. */
export default function OrderedServices({ groups }: { groups: readonly Group[] }) {
  return groups.map(group => <Services key={group.spaceId} group={group} />);
}

function Services({ group }: { group: Group }) {
  const name = 'eventRequestServices';
  const { field } = useController<RequestValues, typeof name>({ name });
  const quantityOf = (id: number) => field.value.find(each => each.serviceId === id)?.quantity ?? 0;
  // A removed service is sent with quantity 0: the server leaves omitted services unchanged.
  const put = (serviceId: number, quantity: number) =>
    field.onChange([...field.value.filter(each => each.serviceId !== serviceId), { serviceId, quantity }]);
  const sum = group.services.reduce((total, { serviceId, price }) => total + price * quantityOf(serviceId), 0);
  const headings = [...Map.groupBy(group.services, each => each.serviceGroup)];
  return (
    <Stack as="section" gap={16}>
      <h3>{group.spaceName}</h3>
      {headings.map(([heading, services]) => (
        <div key={heading}>
          <h4 className={css.heading}>{heading}</h4>
          <ul className={css.lines} aria-label={heading}>
            {services.map(service => (
              <Line
                key={service.serviceId}
                service={service}
                quantity={quantityOf(service.serviceId)}
                put={quantity => put(service.serviceId, quantity)}
              />
            ))}
          </ul>
        </div>
      ))}
      <p role="status">
        Услуги, предварительно: <strong>{formatMoney(sum)}</strong>
      </p>
    </Stack>
  );
}

const perUnit: Readonly<Record<string, string>> = {
  ч: 'за\u00a0час',
  'шт.': 'за\u00a0штуку',
  раз: 'за\u00a0мероприятие',
};

interface LineProps {
  service: Service;
  quantity: number;
  put: (quantity: number) => void;
}

function Line({ service, quantity, put }: LineProps) {
  const { serviceName, serviceThumb, unit, price, minimum, perGuest } = service;
  const guests = useWatch<RequestValues, 'eventRequestParticipantsAmount'>({ name: 'eventRequestParticipantsAmount' });
  const usual = perGuest ? guestOrder(service, guests) : minimum;
  const per = perGuest ? 'за\u00a0гостя' : (perUnit[unit] ?? `за\u00a0${unit}`);
  const follows = perGuest && quantity > 0 && quantity === usual && guests !== null;
  return (
    <li className={css.line} data-ordered={quantity > 0 || undefined}>
      <span className={css.what}>
        {serviceThumb && <img className={css.picture} src={serviceThumb} alt="" loading="lazy" decoding="async" />}
        <span>
          {serviceName}
          <span className={css.price}>
            <SoftText as="span" size="small">
              {`${formatMoney(price)} ${per}${minimum > 1 ? `, заказ от\u00a0${minimum}` : ''}${follows ? '. По\u00a0числу участников' : ''}`}
            </SoftText>
          </span>
        </span>
      </span>
      <Stepper
        label={serviceName}
        value={quantity}
        least={minimum}
        first={usual}
        most={MOST}
        unit={unit}
        onChange={put}
      />
      <span className={css.sum}>{quantity > 0 && <Money kopecks={price * quantity} />}</span>
    </li>
  );
}
