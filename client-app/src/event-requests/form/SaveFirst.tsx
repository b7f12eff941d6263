import css from './ServicesStep.module.css';

/** Shown where something needs a request on the server, which the first answer creates. */
export const SaveFirst = ({ children }: { children: string }) => (
  <p className={css.empty}>
    {`Заполните хотя\u00a0бы название: заявка сохранится как черновик, и\u00a0здесь появятся ${children}.`}
  </p>
);
