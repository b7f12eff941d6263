import { DialogButtons, SmallDialog } from '@venue/shared-ui/mui/SmallDialog.tsx';
import { Button } from '@venue/shared-ui/parts/Button.tsx';
import css from './KeysDialog.module.css';

const keys = [
  ['Ctrl K, ⌘\u00a0K', 'Поиск и\u00a0переход'],
  ['/', 'Поиск в\u00a0списке; где списка нет\u00a0— общий поиск'],
  ['→', 'В\u00a0заявках: начать разбор очереди, к\u00a0следующей'],
  ['Ctrl Enter, ⌘\u00a0Enter', 'В\u00a0заявке: главное решение, потом следующая'],
  ['Ctrl Z, ⌘\u00a0Z', 'Отменить решение, пока оно не\u00a0отправлено'],
  ['Shift F10', 'Действия со\u00a0строкой списка'],
  ['F8', 'К\u00a0последнему уведомлению'],
  ['Ctrl S или ⌘\u00a0S', 'Сохранить форму'],
  ['↑ ↓', 'По строкам списка и\u00a0найденному'],
  ['Enter', 'Открыть выбранное'],
  ['Esc', 'Закрыть окно'],
  ['Tab', 'К\u00a0следующему полю или кнопке'],
  ['?', 'Эта подсказка'],
] as const;

/** What the keys do. */
export default function KeysDialog({ close }: { close: () => void }) {
  return (
    <SmallDialog title="Клавиши" close={close}>
      <dl className={css.keys}>
        {keys.map(([key, what]) => (
          <div key={key} className={css.row}>
            <dt>
              <kbd>{key}</kbd>
            </dt>
            <dd>{what}</dd>
          </div>
        ))}
      </dl>
      <DialogButtons>
        <Button variant="contained" onClick={close}>
          Понятно
        </Button>
      </DialogButtons>
    </SmallDialog>
  );
}
