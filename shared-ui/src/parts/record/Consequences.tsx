import css from './Consequences.module.css';

/** What a cancellation would do, line by line: «Вернём вам: 1 500 ₽». */
export const Consequences = ({ lines }: { lines: readonly (readonly [what: string, much: string])[] }) => (
  <dl className={css.numbers}>
    {lines.map(([what, much]) => (
      <div key={what}>
        <dt>{what}</dt>
        <dd>{much}</dd>
      </div>
    ))}
  </dl>
);
