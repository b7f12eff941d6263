import { removeRequestItem } from '@venue/sdk/market';
import { type MarketRequestItem, marketItemUnit, marketLimits } from '@venue/sdk/market/model';
import { useSend } from '@venue/shared-ui/data/useSend.ts';
import { Field, inputClass } from '@venue/shared-ui/fields/Field.tsx';
import { Stepper } from '@venue/shared-ui/fields/Stepper.tsx';
import { Hint } from '@venue/shared-ui/mui/Hint.tsx';
import { Button, IconButton } from '@venue/shared-ui/parts/Button.tsx';
import { Icon } from '@venue/shared-ui/parts/Icon.tsx';
import { confirm } from '@venue/shared-ui/parts/message/Confirm.tsx';
import { useEffect } from 'react';
import css from './ItemRow.module.css';
import { ItemRow } from './ItemRow.tsx';
import { usePlacing } from './usePlacing.ts';

/** Saves of the items of a request, by their numbers; each tells whether all of it is saved. */
export type Saves = Map<number, () => Promise<boolean>>;

interface Props {
  requestId: number;
  item: MarketRequestItem;
  saves: Saves;
}

/** An item in a request that may be changed; every change is saved by itself. */
export function PlacedItem({ requestId, item, saves }: Props) {
  const { itemId, itemName } = item;
  const { quantity, comment, failed, save, change, forget } = usePlacing(requestId, item);
  const out = useSend(removeRequestItem, { refused: 'Не удалось убрать товар из заявки' });
  useEffect(() => {
    saves.set(itemId, save);
    return () => void saves.delete(itemId);
  }, [saves, itemId, save]);
  const remove = async () => {
    const title = `Убрать «${itemName}» из\u00a0заявки?`;
    const text = 'Комментарий к\u00a0нему пропадёт, сам товар останется.';
    if (comment.trim() && !(await confirm({ title, text, yes: 'Убрать', danger: true }))) return;
    forget();
    await out.send({ body: { requestId, itemId } });
  };
  return (
    <ItemRow item={item} sum={item.itemPrice * quantity}>
      <div className={css.edit}>
        <Stepper
          label={`Сколько «${itemName}»`}
          value={quantity}
          most={marketLimits.quantity}
          unit={marketItemUnit.option(item.itemUnit).label}
          onChange={value => change({ quantity: value })}
        />
        <Hint text="Убрать из заявки">
          {/* A disabled button fires no events, so the tooltip needs a wrapper. */}
          <span>
            <IconButton aria-label={`Убрать «${itemName}» из заявки`} disabled={out.busy} onClick={() => void remove()}>
              <Icon name="close" />
            </IconButton>
          </span>
        </Hint>
      </div>
      <Field label="Комментарий к товару" optional>
        {wiring => (
          <input
            {...wiring}
            className={inputClass}
            type="text"
            maxLength={500}
            value={comment}
            onChange={event => change({ comment: event.target.value })}
            onBlur={() => void save()}
          />
        )}
      </Field>
      {failed && (
        <p className={css.failed} role="alert">
          Не&nbsp;сохранено: {failed}
          <Button size="small" color="inherit" onClick={() => void save()}>
            Повторить
          </Button>
        </p>
      )}
    </ItemRow>
  );
}
