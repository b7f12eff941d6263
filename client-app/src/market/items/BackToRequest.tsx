import { Icon } from '@venue/shared-ui/parts/Icon.tsx';
import { numberIn } from '@venue/shared-ui/shell/numberIn.ts';
import { ScreenLink } from '@venue/shared-ui/shell/ScreenLink.tsx';
import { useSearchParams } from 'react-router-dom';
import css from '../market.module.css';
import { requestPaths } from '../market.paths.ts';

/** The request somebody came here from, by `?request=`; null when there is none. */
export function useForRequest(): number | null {
  const [params] = useSearchParams();
  return numberIn(params.get('request'));
}

/** The way back to the request an item is made for. */
export const BackToRequest = ({ requestId, added = false }: { requestId: number; added?: boolean }) => (
  <p className={css.back}>
    {added ? (
      <>
        <Icon name="success" size={20} />
        <span>Товар в&nbsp;заявке. Добавьте ему фото и&nbsp;возвращайтесь:</span>
      </>
    ) : (
      <span>Товар сразу попадёт в&nbsp;заявку; она сохранена.</span>
    )}{' '}
    <ScreenLink to={requestPaths.edit} params={{ requestId }}>
      Вернуться к&nbsp;заявке №&nbsp;{requestId}
    </ScreenLink>
  </p>
);
