import { useCurrent } from '@venue/shared-ui/data/ApiProvider.tsx';
import { FormSkeleton } from '@venue/shared-ui/form/FormSkeleton.tsx';
import { lazyWithRetry } from '@venue/shared-ui/parts/load/lazyWithRetry.tsx';
import { Page } from '@venue/shared-ui/parts/Page.tsx';
import { Part } from '@venue/shared-ui/parts/Part.tsx';
import { useScreen } from '@venue/shared-ui/shell/screens.tsx';
import { Navigate, useLocation } from 'react-router-dom';
import { afterHydration } from '../app/frame/firstScreen.tsx';
import { eventRequestPaths } from './event-requests.paths.ts';

const VisitorEditor = lazyWithRetry(afterHydration(() => import('./form/VisitorEditor.tsx')));

/** Where a request begins: for a visitor at once, for a customer in their account. */
export default function BeginPage() {
  const screen = useScreen();
  const isVisitor = useCurrent() === null;
  const { search } = useLocation();
  if (!isVisitor) return <Navigate to={{ pathname: eventRequestPaths.create.path, search }} replace />;
  return (
    <Page
      {...screen}
      lead="Выберите дату и&nbsp;зал&nbsp;— стоимость видна сразу. Регистрация не&nbsp;нужна: телефон подтвердите, когда отправите заявку."
    >
      <Part fallback={<FormSkeleton />}>
        <VisitorEditor />
      </Part>
    </Page>
  );
}
