import { Button } from '@venue/shared-ui/parts/Button.tsx';
import { Empty } from '@venue/shared-ui/parts/Empty.tsx';
import { Page } from '@venue/shared-ui/parts/Page.tsx';
import { useScreen } from '@venue/shared-ui/shell/screens.tsx';
import { useLocation } from 'react-router-dom';
import { useHome } from '../../app/frame/useHome.ts';
import { plans } from './plans.ts';

/** Says that a section is being made and what it will do. */
export default function SoonPage() {
  const { pathname } = useLocation();
  return (
    <Page {...useScreen()}>
      <Empty
        title="Раздел готовится"
        text={plans[pathname.replace(/\/+$/, '')]}
        action={
          <Button variant="outlined" to={useHome()}>
            На главную
          </Button>
        }
      />
    </Page>
  );
}
