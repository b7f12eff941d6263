import { Block } from '../app/frame/Block.tsx';
import css from './HowItWorks.module.css';

const steps = [
  ['Выберите помещение', 'По плану, по числу гостей или по цене: сразу видно, когда свободно.'],
  ['Отметьте часы', 'Цена считается на\u00a0месте, вместе с\u00a0услугами и\u00a0оборудованием.'],
  ['Подтвердите телефон', 'Пришлём код по\u00a0СМС. Заводить пароль необязательно.'],
  ['Оплатите и\u00a0приходите', 'Картой или через СБП. Подтверждение и\u00a0адрес будут сразу, отменить можно онлайн.'],
] as const;

/** The way from choosing a room to coming there. */
export default function HowItWorks() {
  return (
    <Block id="how" title="Как это работает">
      <ol className={css.steps}>
        {steps.map(([title, text]) => (
          <li key={title}>
            <h3>{title}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ol>
    </Block>
  );
}
