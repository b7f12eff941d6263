import { failedAt } from '@venue/sdk';
import { downloadTicketCalendar, getTicket } from '@venue/sdk/tickets';
import { type TicketOrder, ticketPlace } from '@venue/sdk/tickets/model';
import { formatWhen } from '@venue/shared-ui/areas/events/formatWhen.ts';
import { saveFile } from '@venue/shared-ui/data/saveFile.ts';
import { useCall } from '@venue/shared-ui/data/useCall.ts';
import { useSend } from '@venue/shared-ui/data/useSend.ts';
import { MoreActions } from '@venue/shared-ui/grid/MoreActions.tsx';
import { Button } from '@venue/shared-ui/parts/Button.tsx';
import { Flow } from '@venue/shared-ui/parts/Flow.tsx';
import { CompactFacts, Fact } from '@venue/shared-ui/parts/record/Sheet.tsx';
import { href } from '@venue/shared-ui/shell/screens.tsx';
import { eventPaths } from '../events/events.paths.ts';
import { visitingPaths } from '../visiting/visiting.paths.ts';
import css from './OrderPage.module.css';
import { useTicketReceipt } from './useTicketReceipt.ts';

interface Props {
  order: TicketOrder;
  /** The code of one of its valid tickets. */
  code: string;
}

/** When and where the event of issued tickets is, how to get in, and what helps to come. */
export default function OrderArrival({ order: { orderKey, eventId, total }, code }: Props) {
  const { data } = useCall(getTicket, { slug: code });
  const calendar = useSend(downloadTicketCalendar, { failed: failedAt('скачивании файла') });
  const receipt = useTicketReceipt(orderKey);
  const event = data?.message.event;
  if (!event) return null;
  const where = ticketPlace(event);
  const about = href(eventPaths.publicPage, { eventId });

  async function saveCalendar(): Promise<void> {
    const file = await calendar.send({ slug: code });
    if (file) saveFile(file);
  }

  return (
    <section className={css.order} aria-label="Когда и&nbsp;где">
      <CompactFacts>
        <Fact title="Когда">{formatWhen(event, { year: true })}</Fact>
        {where && <Fact title="Где">{where}</Fact>}
        <Fact title="Как пройти">
          {event.isOnline && where === 'Онлайн'
            ? 'Ссылка на\u00a0трансляцию\u00a0— на\u00a0странице билета.'
            : 'Покажите на\u00a0входе QR-код каждого билета, с\u00a0телефона или распечатанный.'}
        </Fact>
      </CompactFacts>
      <p className={css.soft}>
        {data.message.phoneEnding
          ? 'Ссылку на\u00a0билеты отправили в\u00a0СМС, а\u00a0если указана почта, то\u00a0и\u00a0письмом.'
          : 'Ссылку на\u00a0билеты отправили письмом.'}
      </p>
      <Flow gap={12}>
        <Button variant="contained" aria-busy={calendar.busy || undefined} onClick={() => void saveCalendar()}>
          Добавить в&nbsp;календарь
        </Button>
        <Button variant="outlined" to={visitingPaths.contacts.path}>
          Как добраться
        </Button>
        {total > 0 ? (
          <MoreActions
            items={[
              { label: 'Подтверждение оплаты', run: receipt.download },
              ...(event.isPublished ? [{ label: 'О\u00a0мероприятии', to: about }] : []),
            ]}
          />
        ) : (
          event.isPublished && (
            <Button variant="text" to={about}>
              О&nbsp;мероприятии
            </Button>
          )
        )}
      </Flow>
    </section>
  );
}
