import { failedAt } from '@venue/sdk';
import { downloadEventCalendar } from '@venue/sdk/calendar';
import { entryType, registrationType, type VenueEvent } from '@venue/sdk/events/model';
import { entryText } from '@venue/shared-ui/areas/events/formatWhen.ts';
import { saveFile } from '@venue/shared-ui/data/saveFile.ts';
import { useSend } from '@venue/shared-ui/data/useSend.ts';
import { Button } from '@venue/shared-ui/parts/Button.tsx';
import css from './FreeEntry.module.css';

/** How to come to an event without tickets: nothing is sold, so it is put into one’s calendar. */
export function FreeEntry({ event }: { event: VenueEvent }) {
  const { send, busy } = useSend(downloadEventCalendar, { failed: failedAt('скачивании файла') });
  const registers = event.registrationType === registrationType.required;
  const isOnline = event.entryType === entryType.online;
  async function keep(): Promise<void> {
    const file = await send({ id: event.eventId });
    if (file) saveFile(file);
  }
  return (
    <section className={css.entry} aria-label="Как попасть">
      <p className={css.text}>
        <strong>{isOnline ? 'Смотрите онлайн' : firstUpper(entryText(event)) || 'По\u00a0билетам организатора'}</strong>
        <br />
        <span>
          {registers
            ? 'Регистрация\u00a0— у\u00a0организатора.'
            : isOnline
              ? 'Ссылка на\u00a0трансляцию ниже, регистрация не\u00a0нужна.'
              : 'Просто приходите, регистрация не\u00a0нужна.'}
        </span>
      </p>
      <Button variant="outlined" fullWidth aria-busy={busy || undefined} onClick={() => void keep()}>
        Добавить в&nbsp;календарь
      </Button>
    </section>
  );
}

const firstUpper = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
