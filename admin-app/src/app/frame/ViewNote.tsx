import { endView } from '@venue/sdk/staff/admin';
import { useSend } from '@venue/shared-ui/data/useSend.ts';
import { Button } from '@venue/shared-ui/parts/Button.tsx';
import { startAgain } from './startAgain.ts';
import css from './ViewNote.module.css';

/** Says that the back office is shown as a role sees it, with the way back. */
export default function ViewNote({ title }: { title: string }) {
  const { send, busy } = useSend(endView);
  const leave = async () => {
    if (await send({})) startAgain();
  };
  return (
    <div className={css.note} role="status">
      <p>Вы смотрите как роль «{title}»: видно только то, что доступно ей, изменить ничего нельзя.</p>
      <Button variant="contained" size="small" aria-disabled={busy || undefined} onClick={() => void leave()}>
        Вернуться к&nbsp;своей роли
      </Button>
    </div>
  );
}
