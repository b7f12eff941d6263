import { formatPhone } from '@venue/sdk';
import { listEventRequests } from '@venue/sdk/event-requests/admin';
import { listUsers } from '@venue/sdk/users/admin';
import { useApi } from '@venue/shared-ui/data/ApiProvider.tsx';
import { formatDate } from '@venue/shared-ui/dates/format.ts';
import { NumberField } from '@venue/shared-ui/fields/NumberField.tsx';
import { useMay } from '../../app/frame/useWho.ts';
import { IdLookup } from '../../app/record/form/IdLookup.tsx';

interface Props {
  /** The title of the record that the agreement refers to. */
  title: string;
}

const FEW = 8;

const idOf = (typed: string): number | null | undefined => {
  const text = typed.trim();
  return text === '' ? null : /^\d{1,9}$/.test(text) ? Number(text) : undefined;
};

/** The number itself, for who may not read the records behind it. */
const Numbered = (props: { name: string; label: string }) => (
  <NumberField {...props} hint="Номер записи" inputMode="numeric" read={idOf} write={String} optional />
);

/** The event request that an agreement is about. */
export function RequestField({ title }: Props) {
  const { client } = useApi();
  const label = 'Заявка на\u00a0мероприятие';
  const name = 'eventRequestId';
  if (!useMay()('eventRequests.read')) return <Numbered name={name} label={label} />;
  return (
    <IdLookup
      name={name}
      label={label}
      placeholder="Название, имя или номер"
      title={title}
      find={async (search, signal) => {
        const { items } = await client.send(listEventRequests, { query: { search, pageSize: FEW } }, { signal });
        return items.map(each => ({
          id: each.eventRequestId,
          title: each.eventRequestTitle,
          note: each.eventRequestDateStart === null ? '' : formatDate(each.eventRequestDateStart),
        }));
      }}
    />
  );
}

/** The customer whose account shows the agreement. */
export function CustomerField({ title }: Props) {
  const { client } = useApi();
  const label = 'Клиент';
  if (!useMay()('users.read')) return <Numbered name="userId" label={label} />;
  return (
    <IdLookup
      name="userId"
      label={label}
      hint="Увидит договор и&nbsp;документы в&nbsp;своём кабинете"
      placeholder="Имя или телефон"
      title={title}
      find={async (search, signal) => {
        const { items } = await client.send(listUsers, { query: { search, pageSize: FEW } }, { signal });
        return items.map(({ userId, fullName, userPhone }) => ({
          id: userId,
          title: fullName || formatPhone(userPhone),
          note: formatPhone(userPhone),
        }));
      }}
    />
  );
}
