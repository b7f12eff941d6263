import { failedAt, plural } from '@venue/sdk';
import { startLetter, testLetter } from '@venue/sdk/mailing/admin';
import type { Letter } from '@venue/sdk/mailing/model';
import { useSend } from '@venue/shared-ui/data/useSend.ts';
import { Text } from '@venue/shared-ui/fields/inputs.tsx';
import { CallForm } from '@venue/shared-ui/form/CallForm.tsx';
import { SubmitButton } from '@venue/shared-ui/form/SubmitButton.tsx';
import { Button } from '@venue/shared-ui/parts/Button.tsx';
import { confirm } from '@venue/shared-ui/parts/message/Confirm.tsx';
import { notify } from '@venue/shared-ui/parts/message/notify.ts';
import css from './Letter.module.css';

const saveFirst = 'Сначала сохраните письмо';
const people = (count: number) => plural(count, 'подписчику', 'подписчикам', 'подписчикам');
const failed = failedAt('отправке письма');

/** Sends the saved letter to one address as a test. */
export const TestLetter = ({ letterId, unsaved }: { letterId: number; unsaved: boolean }) => (
  <section className={css.part}>
    <h2>Посмотреть в&nbsp;почте</h2>
    <CallForm
      keep={`test-letter:${letterId}`}
      call={testLetter}
      from={{ letterId, email: '' }}
      texts={{ done: 'Пробное письмо отправлено', failed }}
      label="Пробное письмо"
    >
      <Text name="email" label="Ваша почта" type="email" autoComplete="email" />
      <SubmitButton size="medium">Отправить себе</SubmitButton>
    </CallForm>
    {unsaved && <p className={css.soft}>Уйдёт письмо, как оно сохранено: без последних правок.</p>}
  </section>
);

/** Starts sending a letter, after a confirmation that shows the number of recipients. */
export function StartLetter({ letter, unsaved }: { letter: Letter; unsaved: boolean }) {
  const { letterId, recipients, letterStatus: seen, version, perMinute } = letter;
  const { send, busy } = useSend(startLetter, { done: 'Письмо отправляется', failed });
  const start = async () => {
    if (unsaved) return notify.warning(saveFirst);
    const yes = await confirm({
      title: `Отправить письмо ${people(recipients)}?`,
      text: 'Изменить его после этого будет нельзя, остановить отправку\u00a0— можно.',
      yes: 'Отправить',
    });
    const handles = (failure: { readonly fields?: Readonly<Record<string, string>> }) => {
      const [text] = Object.values(failure.fields ?? {});
      if (text !== undefined) notify.warning(text);
      return text !== undefined;
    };
    if (yes) await send({ body: { letterId, seen, version } }, { handles: failure => handles(failure as object) });
  };
  return (
    <section className={css.part}>
      <h2>Отправить</h2>
      {recipients === 0 ? (
        <p className={css.soft}>Сейчас письмо никому не&nbsp;предназначено: под выбор никто не&nbsp;подходит.</p>
      ) : (
        <>
          <p className={css.soft}>
            Уйдёт {people(recipients)}, до&nbsp;{perMinute} писем в&nbsp;минуту.
          </p>
          <Button variant="contained" aria-disabled={busy || undefined} onClick={() => void start()}>
            Отправить подписчикам
          </Button>
        </>
      )}
    </section>
  );
}
