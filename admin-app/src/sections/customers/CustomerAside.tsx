import { getCustomer } from '@venue/sdk/customers/admin';
import { useCall } from '@venue/shared-ui/data/useCall.ts';
import { CustomerMarks } from './CustomerMarks.tsx';

/** The tags, warning and block of a person beside their page. */
export function CustomerAside({ userId }: { userId: number }) {
  const { data } = useCall(getCustomer, { id: userId });
  if (!data) return null;
  const { tags, warning, block, can } = data.message;
  if (tags.length === 0 && !warning && !block && can.length === 0) return null;
  return (
    <section>
      <h2>Отметки</h2>
      <CustomerMarks card={data.message} />
    </section>
  );
}
