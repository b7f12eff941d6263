import css from './ServicesStep.module.css';

/** Shown where something needs a request on the server, which the first answer creates. */
export const SaveFirst = ({ children }: { children: string }) => (
  <p className={css.empty}>
    {`Ответьте хотя\u00a0бы на\u00a0один вопрос: заявка сохранится как черновик, и\u00a0здесь появятся ${children}.`}
  </p>
);
