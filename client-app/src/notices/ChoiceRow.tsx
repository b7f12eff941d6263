import { failedAt, plural } from '@venue/sdk';
import { readNotices, saveNotices } from '@venue/sdk/notices';
import {
  isReminder,
  type NoticeChoice,
  noticeChannel,
  noticeGroup,
  reminderKind,
  reminderTimes,
} from '@venue/sdk/notices/model';
import { optimisticUpdate } from '@venue/shared-ui/data/optimistic.ts';
import { useSend } from '@venue/shared-ui/data/useSend.ts';
import { Field } from '@venue/shared-ui/fields/Field.tsx';
import { PlainSelect } from '@venue/shared-ui/fields/PlainSelect.tsx';
import { useRef, useState } from 'react';
import css from './NoticesPage.module.css';

/** `за сутки`, `за 3 часа`, `за неделю`. */
function before(hours: number): string {
  if (hours === 168) return 'за\u00a0неделю';
  if (hours === 24) return 'за\u00a0сутки';
  if (hours % 24 === 0) return `за\u00a0${plural(hours / 24, 'день', 'дня', 'дней')}`;
  return `за\u00a0${plural(hours, 'час', 'часа', 'часов')}`;
}

const withChoice = (choice: NoticeChoice) =>
  optimisticUpdate(readNotices, ({ message, ...reply }) => ({
    ...reply,
    message: { ...message, choices: message.choices.map(each => (each.about === choice.about ? choice : each)) },
  }));

const texts = { failed: failedAt('сохранении настройки') } as const;

/** How messages of one kind are sent. A choice is shown at once and taken back if it cannot be saved. */
export function ChoiceRow({ choice: saved }: { choice: NoticeChoice }) {
  const [draft, setDraft] = useState<NoticeChoice>();
  const latest = useRef<NoticeChoice>(undefined);
  const { send } = useSend(saveNotices, texts);
  const { about, channel, hours } = draft ?? saved;
  const label = isReminder(about) ? reminderKind.option(about).label : noticeGroup.option(about).label;
  const channels = noticeChannel.options.filter(({ id }) => isReminder(about) || id !== noticeChannel.none);

  async function change(to: Partial<NoticeChoice>): Promise<void> {
    const next = { about, channel, hours, ...to };
    const isSaving = latest.current !== undefined;
    latest.current = next;
    setDraft(next);
    // What is chosen during a save is sent after it: two at once could arrive in the wrong order.
    if (isSaving) return;
    let sent: NoticeChoice;
    do {
      sent = latest.current;
      await send({ body: { choices: [sent] } }, { optimistic: [withChoice(sent)] });
    } while (latest.current !== sent);
    latest.current = undefined;
    setDraft(undefined);
  }

  return (
    <>
      <Field label={label}>
        {wiring => (
          <PlainSelect
            wiring={wiring}
            value={channel}
            options={channels}
            onChange={id => id && void change({ channel: id })}
          />
        )}
      </Field>
      {isReminder(about) && channel !== noticeChannel.none && (
        <fieldset className={css.hours}>
          <legend>Когда напомнить</legend>
          {reminderTimes[about].choices.map(each => {
            const isOn = hours.includes(each);
            return (
              <label key={each}>
                <input
                  type="checkbox"
                  checked={isOn}
                  // To have no reminder at all is another choice.
                  disabled={isOn && hours.length === 1}
                  onChange={() => void change({ hours: isOn ? hours.filter(one => one !== each) : [...hours, each] })}
                />
                {before(each)}
              </label>
            );
          })}
        </fieldset>
      )}
    </>
  );
}
