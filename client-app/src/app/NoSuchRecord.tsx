import { Button } from '@venue/shared-ui/parts/Button.tsx';
import { StatusPage, type WayHome } from '@venue/shared-ui/parts/StatusPage.tsx';
import { useLocation } from 'react-router-dom';
import { useLogout } from './useLogout.ts';
import { useMe } from './useMe.ts';

export interface Props extends Required<WayHome> {
  /** What there is none of: «Бронь не найдена». */
  title: string;
}

/** Who is signed in here, in place of a record that is gone or belongs to somebody else, and the ways on. */
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
        // A short name ends with a full stop of its own.
        <>Запись удалена или&nbsp;принадлежит другому пользователю. Вы&nbsp;вошли как {me.name.replace(/\.$/, '')}.</>
      ) : (
        <>Возможно, запись удалена или&nbsp;в&nbsp;адресе опечатка.</>
      )}
    </StatusPage>
  );
}
