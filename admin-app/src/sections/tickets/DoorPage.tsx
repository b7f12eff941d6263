import { undoCheckIn } from '@venue/sdk/tickets/admin';
import { checkInOutcome, type DoorList, type DoorTicket, ticketCodeOf, ticketLimits } from '@venue/sdk/tickets/model';
import { useSend } from '@venue/shared-ui/data/useSend.ts';
import { formatDateTime, formatTime } from '@venue/shared-ui/dates/format.ts';
import { Field, inputClass } from '@venue/shared-ui/fields/Field.tsx';
import { Button } from '@venue/shared-ui/parts/Button.tsx';
import { CardsSkeleton } from '@venue/shared-ui/parts/load/Skeletons.tsx';
import { confirm } from '@venue/shared-ui/parts/message/Confirm.tsx';
import { ErrorNote } from '@venue/shared-ui/parts/message/ErrorNote.tsx';
import { Page } from '@venue/shared-ui/parts/Page.tsx';
import { SoftText } from '@venue/shared-ui/parts/SoftText.tsx';
import { StatusChip } from '@venue/shared-ui/parts/StatusChip.tsx';
import { numberIn } from '@venue/shared-ui/shell/numberIn.ts';
import { useScreen } from '@venue/shared-ui/shell/screens.tsx';
import { type FormEvent, useState } from 'react';
import { useParams } from 'react-router-dom';
import { headed } from '../../app/record/headed.tsx';
import { useRecent } from '../../app/search/useRecent.ts';
import css from './Door.module.css';
import { Count, DirectionChoice, PassButton } from './Passes.tsx';
import { canScan, Scanner } from './Scanner.tsx';
import { type Door, useDoor } from './useDoor.ts';
import type { Direction, Verdict } from './verdict.ts';

/** Codes that were replaced: whoever has the ticket now has another one. */
const toNewTicket: readonly number[] = [checkInOutcome.renamed, checkInOutcome.passedOn];
/** Scans of somebody who has come in already. */
const twice: readonly number[] = [checkInOutcome.already, checkInOutcome.inside];
const PLACE = 'door-place';
const SHOWN = 50;

/** Checks the tickets of an event at a door: scan, type or choose a ticket; works offline. */
export default function DoorPage() {
  const id = numberIn(useParams().id) ?? 0;
  const shown = useScreen();
  const [place, setPlace] = useState(() => localStorage.getItem(PLACE) ?? 'Главный вход');
  const [direction, setDirection] = useState<Direction>('in');
  const door = useDoor(id, place.trim() || 'Вход');
  const { list, error, refetch, waiting, refused, conflicts } = door;
  // A phone on which «Выход» was chosen lets in again once the organiser forbids it.
  const going = list?.event.allowsReentry ? direction : 'in';
  useRecent(list?.event.eventTitle, shown.title);
  if (!list)
    return (
      <Page {...shown}>
        {error ? (
          <ErrorNote error={error} title="Не&nbsp;удалось загрузить список гостей" retry={refetch} />
        ) : (
          <CardsSkeleton count={2} height={160} />
        )}
      </Page>
    );
  return (
    <Page {...shown} {...headed(list.event.eventTitle, shown.title)}>
      <div className={css.door}>
        <Count list={list} waiting={waiting} />
        {(waiting.length > 0 || error) && (
          <p className={css.offline} role="status">
            {error && <span>Нет связи: проверяем по&nbsp;списку на&nbsp;этом телефоне. </span>}
            {waiting.length > 0 && <span>{`Ждут отправки: ${waiting.length}.`}</span>}
            {refused && <span>{` Сервер пока не\u00a0принимает: ${refused}`}</span>}
          </p>
        )}
        {conflicts.length > 0 && (
          <div className={css.verdict} data-tone="bad" role="alert">
            <strong>
              {conflicts.every(each => twice.includes(each.outcome))
                ? 'Прошли дважды без\u00a0связи'
                : 'Прошли без\u00a0связи зря'}
            </strong>
            {conflicts.map(each => (
              <p key={each.scanId}>
                <span>
                  {each.holderName ?? 'Неизвестный билет'}: {checkInOutcome.option(each.outcome).label.toLowerCase()}
                </span>
                {each.checkIn && (
                  <span>{`, ${formatDateTime(each.checkIn.at)}, ${each.checkIn.place}, ${each.checkIn.who}`}</span>
                )}
              </p>
            ))}
          </div>
        )}
        <VerdictCard verdict={door.verdict} opensAt={list.event.doorsOpenAt} />
        {list.event.allowsReentry && <DirectionChoice value={direction} set={setDirection} />}
        {canScan() && <Scanner onCode={code => void door.scan({ code }, going)} />}
        <CodeField scan={by => door.scan(by, going)} clear={door.clear} />
        <Field label="Где вы&nbsp;стоите">
          {wiring => (
            <input
              {...wiring}
              className={inputClass}
              maxLength={ticketLimits.placeName}
              value={place}
              onChange={event => {
                setPlace(event.target.value);
                localStorage.setItem(PLACE, event.target.value);
              }}
            />
          )}
        </Field>
        <Guests door={door} list={list} eventId={id} />
      </div>
    </Page>
  );
}

function VerdictCard({ verdict, opensAt }: { verdict: Verdict | null; opensAt: string }) {
  const option = verdict && checkInOutcome.option(verdict.outcome);
  const before = verdict && twice.includes(verdict.outcome) ? verdict.checkIn : null;
  return (
    <div role="status" aria-live="assertive">
      {verdict && option && (
        <div className={css.verdict} data-tone={option.tone}>
          <strong>{option.label}</strong>
          {verdict.holderName && <span>{[verdict.holderName, verdict.ticketName].filter(Boolean).join(', ')}</span>}
          {before && (
            <span>
              {formatDateTime(before.at)}, {before.place}, {before.who}
            </span>
          )}
          {toNewTicket.includes(verdict.outcome) && (
            <span>
              Этот билет уже не&nbsp;действует. Новый пришёл его владельцу в&nbsp;СМС: попросите показать его.
            </span>
          )}
          {verdict.outcome === checkInOutcome.early && <span>Билеты отмечают с&nbsp;{formatDateTime(opensAt)}</span>}
          {verdict.byPhone && <span>Без связи, по&nbsp;списку на&nbsp;телефоне</span>}
        </div>
      )}
    </div>
  );
}

function CodeField({ scan, clear }: { scan: (by: { code: string }) => Promise<void>; clear: () => void }) {
  const [code, setCode] = useState('');
  const [wrong, setWrong] = useState(false);
  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault();
    const known = ticketCodeOf(code);
    setWrong(known === null);
    // «Проходите» of the guest before must not stand beside a code that is refused.
    if (known === null) return clear();
    await scan({ code: known });
    setCode('');
  }
  return (
    <form className={css.typing} onSubmit={event => void submit(event)}>
      <Field label="Код билета" error={wrong ? 'В\u00a0коде 12 букв и\u00a0цифр' : undefined}>
        {wiring => (
          <input
            {...wiring}
            className={inputClass}
            autoCapitalize="characters"
            autoComplete="off"
            spellCheck={false}
            maxLength={200}
            value={code}
            onChange={event => setCode(event.target.value)}
          />
        )}
      </Field>
      <Button type="submit" variant="outlined">
        Проверить
      </Button>
    </form>
  );
}

function Guests({ door, list, eventId }: { door: Door; list: DoorList; eventId: number }) {
  const { tickets } = list;
  const { allowsReentry } = list.event;
  const [search, setSearch] = useState('');
  const { send } = useSend(undoCheckIn, { done: 'Отметка снята' });
  const wanted = search.trim().toLowerCase();
  const found = tickets.filter(
    each =>
      wanted === '' ||
      `${each.holderName} ${each.phoneEnding} ${each.ticketNumber} ${each.ticketName}`.toLowerCase().includes(wanted),
  );
  const queued = new Set(door.waiting.map(each => each.ticketNumber));

  async function undo({ ticketNumber, holderName }: DoorTicket): Promise<void> {
    if (await confirm({ title: `Снять отметку о\u00a0входе: ${holderName}?`, yes: 'Снять отметку', danger: true }))
      await send({ id: eventId, body: { ticketNumber } });
  }

  return (
    <section className={css.list} aria-labelledby="guests-heading">
      <h2 id="guests-heading">Гости</h2>
      <Field label="Имя, последние цифры телефона или номер билета">
        {wiring => (
          <input
            {...wiring}
            type="search"
            className={inputClass}
            value={search}
            onChange={event => setSearch(event.target.value)}
          />
        )}
      </Field>
      <ul className={css.guests}>
        {found.slice(0, SHOWN).map(each => (
          <li key={each.ticketNumber} className={css.guest}>
            <div>
              <p>{each.holderName || 'Без имени'}</p>
              <SoftText size="small">
                {each.ticketName} · <span className={css.ending}>…{each.phoneEnding}</span> · №&nbsp;{each.ticketNumber}
              </SoftText>
            </div>
            {each.isCancelled ? (
              <StatusChip option={checkInOutcome.option(checkInOutcome.cancelled)} />
            ) : queued.has(each.ticketNumber) ? (
              <SoftText as="span" size="small">
                ждёт отправки
              </SoftText>
            ) : each.checkIn ? (
              <span className={css.passes}>
                {allowsReentry && <PassButton guest={each} scan={door.scan} />}
                <Button
                  size="small"
                  onClick={() => void undo(each)}
                  aria-label={`${formatTime(each.checkIn.at)}, снять отметку: ${each.holderName}`}
                >
                  ✓ {formatTime(each.checkIn.at)}
                </Button>
              </span>
            ) : (
              <Button
                size="small"
                variant="outlined"
                aria-label={`Отметить вход: ${each.holderName}`}
                onClick={() => void door.scan({ ticketNumber: each.ticketNumber }, 'in')}
              >
                Отметить
              </Button>
            )}
          </li>
        ))}
      </ul>
      {found.length === 0 && <SoftText size="small">Никого не&nbsp;нашлось.</SoftText>}
      {found.length > SHOWN && <SoftText size="small">Ещё {found.length - SHOWN}: уточните поиск.</SoftText>}
    </section>
  );
}
