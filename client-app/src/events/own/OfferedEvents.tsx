import { failedAt, plural } from '@venue/sdk';
import { acceptHandover, declineHandover, listOfferedEvents, type OfferedEvent } from '@venue/sdk/events';
import { useCall } from '@venue/shared-ui/data/useCall.ts';
import { useSend } from '@venue/shared-ui/data/useSend.ts';
import { formatDate, formatDateTime } from '@venue/shared-ui/dates/format.ts';
import { Text } from '@venue/shared-ui/fields/inputs.tsx';
import { CallForm } from '@venue/shared-ui/form/CallForm.tsx';
import { SubmitButton } from '@venue/shared-ui/form/SubmitButton.tsx';
import { Button } from '@venue/shared-ui/parts/Button.tsx';
import { Flow } from '@venue/shared-ui/parts/Flow.tsx';
import { CardsSkeleton } from '@venue/shared-ui/parts/load/Skeletons.tsx';
import { Empty } from '@venue/shared-ui/parts/message/Empty.tsx';
import { ErrorNote } from '@venue/shared-ui/parts/message/ErrorNote.tsx';
import { Page } from '@venue/shared-ui/parts/Page.tsx';
import { SoftText } from '@venue/shared-ui/parts/SoftText.tsx';
import { href, useScreen } from '@venue/shared-ui/shell/screens.tsx';
import { useNavigate } from 'react-router-dom';
import { eventRequestPaths } from '../../event-requests/event-requests.paths.ts';
import { eventPaths } from '../events.paths.ts';
import css from './Participants.module.css';

/** Events that others offer to the user, to take over or decline. */
export default function OfferedEvents() {
  const { data, error, refetch } = useCall(listOfferedEvents, {});
  const events = data?.message.offeredEvents;
  return (
    <Page
      {...useScreen()}
      lead="Другой организатор хочет передать вам мероприятие. Пока вы&nbsp;не&nbsp;ответили, оно остаётся у&nbsp;него."
    >
      {error ? (
        <ErrorNote error={error} retry={() => void refetch()} />
      ) : events === undefined ? (
        <CardsSkeleton count={1} height={240} />
      ) : events.length === 0 ? (
        <Empty
          title="Сейчас вам ничего не&nbsp;передают"
          text="Предложение могли отозвать, или вышел срок ответа. Мы&nbsp;ищем предложения по&nbsp;вашему подтверждённому номеру телефона."
          action={
            <Button variant="outlined" to={eventRequestPaths.events.path}>
              {eventRequestPaths.events.title}
            </Button>
          }
        />
      ) : (
        events.map(event => <Offered key={event.eventId} event={event} />)
      )}
    </Page>
  );
}

function Offered({ event }: { event: OfferedEvent }) {
  const { eventId: id, eventTitle, date, time, organizerName, ticketsSold, offeredUntil } = event;
  const navigate = useNavigate();
  const { send, busy } = useSend(declineHandover, {
    done: 'Вы\u00a0отказались от\u00a0мероприятия',
    failed: failedAt('отказе от\u00a0мероприятия'),
  });
  const tickets = ticketsSold === 0 ? 'билетов пока нет' : plural(ticketsSold, 'билет', 'билета', 'билетов');
  const facts = [
    `${formatDate(date)}, ${time}`,
    tickets,
    ...(organizerName ? [`сейчас организатор: ${organizerName}`] : []),
  ];
  return (
    <section className={css.card} aria-label={eventTitle}>
      <h2>{eventTitle}</h2>
      <p>{facts.join(' · ')}</p>
      <SoftText size="small">
        Ответьте до&nbsp;{formatDateTime(offeredUntil)}. Если примете, вы&nbsp;отвечаете перед гостями: проведёте
        мероприятие или отмените его, и&nbsp;тогда мы&nbsp;вернём им&nbsp;деньги.
      </SoftText>
      <CallForm
        keep={`accept-event:${id}`}
        call={acceptHandover}
        to={{ id }}
        from={{ organizerName: '' }}
        texts={{
          done: 'Теперь мероприятие ваше',
          refused: 'Не\u00a0удалось принять мероприятие',
          failed: failedAt('приёме мероприятия'),
        }}
        label={`Принять: ${eventTitle}`}
        done={() => navigate(href(eventPaths.own, { eventId: id }))}
      >
        <Text name="organizerName" label="Организатор" hint="Так вас увидят гости в&nbsp;афише." maxLength={300} />
        <Flow gap={10}>
          <SubmitButton>Принять мероприятие</SubmitButton>
          <Button color="inherit" aria-disabled={busy || undefined} onClick={() => void send({ id })}>
            Отказаться
          </Button>
        </Flow>
      </CallForm>
    </section>
  );
}
