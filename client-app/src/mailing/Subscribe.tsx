import { failedAt } from '@venue/sdk';
import { subscribe } from '@venue/sdk/mailing';
import { consentTexts } from '@venue/sdk/privacy/model';
import { Text } from '@venue/shared-ui/fields/inputs.tsx';
import { CallForm } from '@venue/shared-ui/form/CallForm.tsx';
import { SubmitButton } from '@venue/shared-ui/form/SubmitButton.tsx';
import { Empty } from '@venue/shared-ui/parts/message/Empty.tsx';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { visitingPaths } from '../visiting/visiting.paths.ts';

/** Subscribes an e-mail address; the subscription starts once its owner opens the link sent there. */
export function Subscribe() {
  const [address, setAddress] = useState<string>();
  if (address !== undefined)
    return (
      <Empty
        title="Проверьте почту"
        text={`Мы отправили на\u00a0${address} письмо со\u00a0ссылкой. Откройте её в\u00a0течение трёх дней, и\u00a0подписка начнётся. Нет письма\u00a0— загляните в\u00a0«Спам».`}
      />
    );
  return (
    <CallForm
      keep="subscribe"
      call={subscribe}
      from={{ email: '' }}
      texts={{ refused: 'Не удалось отправить письмо', failed: failedAt('отправке письма') }}
      done={(_reply, { email }) => setAddress(email)}
      label="Подписка на новости"
    >
      <p>
        Пишем, когда есть о&nbsp;чём: открытые занятия, новые помещения, события на&nbsp;площадке. Отписаться можно
        из&nbsp;любого письма, одной кнопкой.
      </p>
      <Text name="email" label="Электронная почта" type="email" autoComplete="email" />
      <p>
        Подтверждая подписку по&nbsp;ссылке из&nbsp;письма, вы&nbsp;соглашаетесь с&nbsp;этим: «
        {consentTexts.mailing.text}» <Link to={visitingPaths.privacy.path}>Как мы&nbsp;обращаемся с&nbsp;данными</Link>
      </p>
      <SubmitButton>Подписаться</SubmitButton>
    </CallForm>
  );
}
