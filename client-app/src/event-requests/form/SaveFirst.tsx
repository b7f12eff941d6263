import css from './ServicesStep.module.css';

/** In place of what needs a request on the server, which the first answer makes. */
export const SaveFirst = ({ children }: { children: string }) => (
  <p className={css.empty}>
    Заполните хотя&nbsp;бы название: заявка сохранится как черновик, и&nbsp;здесь появятся {children}.
  </p>
);
