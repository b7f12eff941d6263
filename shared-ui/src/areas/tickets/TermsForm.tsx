import { failedAt } from '@venue/sdk';
import { getTicketTerms, saveTicketTerms } from '@venue/sdk/tickets';
import { ticketRefund } from '@venue/sdk/tickets/model';
import { useState } from 'react';
import { useCall } from '../../data/useCall.ts';
import { Checkbox, Choose } from '../../fields/inputs.tsx';
import { CallForm } from '../../form/CallForm.tsx';
import { SubmitButton } from '../../form/SubmitButton.tsx';
import { TextSkeleton } from '../../parts/load/Skeletons.tsx';
import { ErrorNote } from '../../parts/message/ErrorNote.tsx';
import css from './TermsForm.module.css';

/** What the holders of an event's tickets may do, as its organiser or staff choose it. */
export default function TermsForm({ eventId }: { eventId: number }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <details className={css.terms} onToggle={event => setOpen(event.currentTarget.open)}>
      <summary>Условия для гостей</summary>
      {isOpen && <Terms id={eventId} />}
    </details>
  );
}

function Terms({ id }: { id: number }) {
  const { data, error, refetch } = useCall(getTicketTerms, { id });
  if (!data)
    return error ? (
      <ErrorNote error={error} title="Не&nbsp;удалось загрузить условия для гостей" retry={() => void refetch()} />
    ) : (
      <TextSkeleton lines={3} />
    );
  return (
    <CallForm
      key={JSON.stringify(data.message)}
      keep={`ticket-terms:${id}`}
      call={saveTicketTerms}
      to={{ id }}
      from={data.message}
      texts={{
        done: 'Условия сохранены',
        refused: 'Не\u00a0удалось сохранить условия',
        failed: failedAt('сохранении условий'),
      }}
      label="Условия для гостей"
    >
      <div className={css.fields}>
        <Checkbox
          name="allowsTransfer"
          label="Гости могут передать билет и&nbsp;исправить имя на&nbsp;нём"
          hint="У&nbsp;переданного билета новый код, старый на&nbsp;входе не&nbsp;пропустят."
        />
        <Checkbox
          name="allowsReentry"
          label="Гости могут выйти и&nbsp;вернуться"
          hint="На&nbsp;входе отмечают, кто вышел и&nbsp;кто внутри. Если выключено, по&nbsp;билету проходят один раз."
        />
        <Choose
          name="refundTerms"
          label="Возврат денег, если гость отменил билет"
          options={ticketRefund.options}
          hint="Меньше, чем требует закон для зрелищных мероприятий, вернуть нельзя. На&nbsp;проданные билеты действуют условия, с&nbsp;которыми их&nbsp;купили."
        />
        <SubmitButton size="medium">Сохранить условия</SubmitButton>
      </div>
    </CallForm>
  );
}
