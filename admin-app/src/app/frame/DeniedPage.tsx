import { Button } from '@venue/shared-ui/parts/Button.tsx';
import { Empty } from '@venue/shared-ui/parts/message/Empty.tsx';
import { Page } from '@venue/shared-ui/parts/Page.tsx';
import { useScreen } from '@venue/shared-ui/shell/screens.tsx';
import { DENIED } from './texts.ts';
import { useHome } from './useHome.ts';

/** Shown instead of a screen that the user has no permission for. */
export default function DeniedPage() {
  return (
    <Page {...useScreen()}>
      <Empty
        title={DENIED}
        text="Если доступ нужен для работы, попросите его у администратора."
        action={
          <Button variant="outlined" to={useHome()}>
            На главную
          </Button>
        }
      />
    </Page>
  );
}
