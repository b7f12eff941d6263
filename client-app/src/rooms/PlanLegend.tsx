import css from './PlanLegend.module.css';

const marks = [
  { state: 'free', text: 'Свободно' },
  { state: 'busy', text: 'Занято' },
  { state: 'closed', text: 'Закрыто' },
  { state: 'info', text: 'Через менеджера' },
] as const;

/** What the plan's colours and patterns mean. */
export const PlanLegend = () => (
  <ul className={css.legend} aria-label="Обозначения на плане">
    {marks.map(({ state, text }) => (
      <li key={state}>
        <span className={css.mark} data-state={state} aria-hidden="true" />
        {text}
      </li>
    ))}
  </ul>
);
