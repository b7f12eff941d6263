import { failedAt } from '@venue/sdk';
import { getCalendarLink, removeCalendarLink, renewCalendarLink } from '@venue/sdk/calendar';
import { useCall } from '@venue/shared-ui/data/useCall.ts';
import { useSend } from '@venue/shared-ui/data/useSend.ts';
import { Button } from '@venue/shared-ui/parts/Button.tsx';
import { Flow } from '@venue/shared-ui/parts/Flow.tsx';
import { confirm } from '@venue/shared-ui/parts/message/Confirm.tsx';
import { notify } from '@venue/shared-ui/parts/message/notify.ts';
import css from './Calendar.module.css';

async function copy(url: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(url);
    notify.success('Ссылка скопирована');
  } catch {
    notify.error('Не удалось скопировать ссылку. Выделите её и скопируйте сами');
  }
}

/** The private link by which another calendar program subscribes to this calendar. */
export default function CalendarLink() {
  const { data } = useCall(getCalendarLink, {});
  const make = useSend(renewCalendarLink, {
    done: 'Ссылка на календарь создана',
    refused: 'Не удалось создать ссылку на календарь',
    failed: failedAt('создании ссылки на календарь'),
  });
  const close = useSend(removeCalendarLink, {
    done: 'Ссылка на календарь отозвана',
    refused: 'Не удалось отозвать ссылку на календарь',
    failed: failedAt('отзыве ссылки на календарь'),
  });
  if (!data) return null;
  const { url } = data.message;
  const renew = async () => {
    const question = {
      title: 'Создать новую ссылку?',
      text: 'Прежняя перестанет работать: календари, которые по\u00a0ней обновлялись, подпишите заново.',
      yes: 'Создать новую',
    };
    if (await confirm(question)) await make.send({});
  };
  const remove = async () => {
    const question = {
      title: 'Отозвать ссылку на\u00a0календарь?',
      text: 'Календари, которые по\u00a0ней обновлялись, перестанут получать ваши даты.',
      yes: 'Отозвать',
      danger: true,
    };
    if (await confirm(question)) await close.send({});
  };
  return (
    <section className={css.link} aria-labelledby="calendar-link">
      <h2 id="calendar-link">Календарь в&nbsp;телефоне</h2>
      {url === null ? (
        <>
          <p className={css.soft}>
            По&nbsp;личной ссылке ваши заявки, мероприятия и&nbsp;брони появятся в&nbsp;Яндекс Календаре, Google
            Календаре или Apple Календаре и&nbsp;будут обновляться сами. Черновиков в&nbsp;нём нет.
          </p>
          <Flow gap={8}>
            <Button variant="outlined" aria-disabled={make.busy || undefined} onClick={() => void make.send({})}>
              Создать ссылку
            </Button>
          </Flow>
        </>
      ) : (
        <>
          <p className={css.soft}>
            Ссылка личная: кто её знает, видит ваши даты. Передали лишнему человеку — отзовите или создайте новую.
          </p>
          <p className={css.url}>{url}</p>
          <Flow gap={8}>
            <Button variant="contained" onClick={() => void copy(url)}>
              Скопировать ссылку
            </Button>
            <a className={css.subscribe} href={url.replace(/^https?:/, 'webcal:')}>
              Подписаться
            </a>
            <Button aria-disabled={make.busy || undefined} onClick={() => void renew()}>
              Создать новую
            </Button>
            <Button color="inherit" aria-disabled={close.busy || undefined} onClick={() => void remove()}>
              Отозвать
            </Button>
          </Flow>
        </>
      )}
    </section>
  );
}
