import { plural } from '@venue/sdk';
import { DialogButtons, SmallDialog } from '@venue/shared-ui/mui/SmallDialog.tsx';
import { Button } from '@venue/shared-ui/parts/Button.tsx';
import { useHold } from '../../app/decision/useHold.ts';
import { quoted } from '../../app/record/changes/quoted.ts';
import css from './AcceptDialog.module.css';
import type { Acceptance } from './acceptance.ts';

interface Props {
  acceptance: Acceptance;
  close: () => void;
  done: () => void;
}

const count = (number: number) => plural(number, 'заявка', 'заявки', 'заявок');

/** Asks once about all of them, naming each. Then they wait to be sent, as a single decision does. */
export default function AcceptDialog({ acceptance: { decisions, skipped }, close, done }: Props) {
  const hold = useHold();
  const total = decisions.length;
  const accept = () =>
    hold(decisions, {
      soon: `Будет одобрено: ${count(total)}`,
      goOn: done,
      report: made => `Одобрено: ${made === total ? count(made) : `${made} из\u00a0${total}`}`,
    });
  return (
    <SmallDialog title={total > 0 ? `Одобрить: ${count(total)}?` : 'Одобрить нечего'} close={close}>
      {total > 0 && (
        <ul className={css.list} aria-label="Будет сделано">
          {decisions.map(({ record, label, subject }) => (
            <li key={record}>
              {label}: {quoted(subject)}
            </li>
          ))}
        </ul>
      )}
      {skipped.length > 0 && (
        <ul className={css.list} aria-label="Будет пропущено" data-skipped>
          {skipped.map(({ title, why }) => (
            <li key={title}>
              {quoted(title)}: {why}
            </li>
          ))}
        </ul>
      )}
      {total > 0 && <p>То, что публикуется, сразу увидят гости сайта. Отправители получат сообщения.</p>}
      <DialogButtons cancel={close}>
        {total > 0 && (
          <Button variant="contained" autoFocus onClick={() => void accept()}>
            Одобрить
          </Button>
        )}
      </DialogButtons>
    </SmallDialog>
  );
}
