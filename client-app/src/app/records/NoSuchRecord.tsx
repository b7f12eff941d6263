import { Button } from '@venue/shared-ui/parts/Button.tsx';
import { StatusPage, type WayHome } from '@venue/shared-ui/parts/message/StatusPage.tsx';
import { useLocation } from 'react-router-dom';
import { useLogout } from '../person/useLogout.ts';
import { useMe } from '../person/useMe.ts';

export interface Props extends Required<WayHome> {
  /** The title of the message: «Бронь не найдена». */
  title: string;
}

/** Shown when a record is gone or belongs to another user: who is signed in, and where to go next. */
export default function NoSuchRecord({ title, ...way }: Props) {
  const me = useMe();
  const { pathname: path, search } = useLocation();
  const logout = useLogout({ path, search });
  return (
    <StatusPage
      code={404}
      title={title}
      {...way}
      action={
        me && (
          <Button variant="outlined" onClick={() => void logout()}>
            Войти под&nbsp;другим номером
          </Button>
        )
      }
    >
      {me ? (
        // A short name already ends with a full stop.
        <span>
          Запись удалена или&nbsp;принадлежит другому пользователю. Вы&nbsp;вошли как {me.name.replace(/\.$/, '')}.
        </span>
      ) : (
        <span>Возможно, запись удалена или&nbsp;в&nbsp;адресе опечатка.</span>
      )}
    </StatusPage>
  );
}
