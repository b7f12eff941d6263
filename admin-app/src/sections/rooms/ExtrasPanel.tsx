import { type AnyKind, capitalized, formatMoney, plural } from '@venue/sdk';
import type { ExtraFields } from '@venue/sdk/rooms/model';
import { Field } from '@venue/shared-ui/fields/Field.tsx';
import { Checkbox, Text } from '@venue/shared-ui/fields/inputs.tsx';
import { MoneyField } from '@venue/shared-ui/fields/MoneyField.tsx';
import { PlainSelect } from '@venue/shared-ui/fields/PlainSelect.tsx';
import { SubmitButton } from '@venue/shared-ui/form/SubmitButton.tsx';
import { DialogButtons, SmallDialog } from '@venue/shared-ui/mui/SmallDialog.tsx';
import { Button, IconButton } from '@venue/shared-ui/parts/Button.tsx';
import { Outline } from '@venue/shared-ui/parts/Icon.tsx';
import { iconPaths } from '@venue/shared-ui/parts/iconPaths.ts';
import { SoftText } from '@venue/shared-ui/parts/SoftText.tsx';
import { type ReactNode, useState } from 'react';
import css from './ExtrasPanel.module.css';

/** A service or a piece of equipment of the venue, as the settings of one room show it. */
export interface Extra extends ExtraFields {
  readonly id: number;
  /** The room does not offer it yet. */
  readonly addable: boolean;
  readonly roomsCount: number;
  readonly version: number;
}

export const emptyExtra = { name: '', description: '', perHour: false };

interface Props {
  kind: AnyKind;
  /** Everything the venue has. */
  extras: readonly Extra[];
  offer: (extra: Extra) => unknown;
  withdraw: (extra: Extra) => unknown;
  /** The form that changes one, or adds a new one. */
  form: (extra: Extra | null, close: () => void) => ReactNode;
}

/** The services or the equipment of a room: added from those of the venue, created, edited, or removed. */
export function ExtrasPanel({ kind, extras, offer, withdraw, form }: Props) {
  const [open, setOpen] = useState<Extra | 'new' | null>(null);
  const [chosen, setChosen] = useState<number>();
  const offered = extras.filter(({ addable }) => !addable);
  const { acc, many } = kind.noun;
  const title = capitalized(many);
  const close = () => setOpen(null);
  const picked = extras.find(({ id }) => id === chosen);
  return (
    <section className={css.panel} aria-label={title}>
      <h2>{title}</h2>
      {offered.length === 0 && <SoftText size="small">Пока ничего не&nbsp;предлагается</SoftText>}
      <ul className={css.list}>
        {offered.map(extra => (
          <li key={extra.id}>
            <button type="button" className={css.extra} onClick={() => setOpen(extra)}>
              <span>
                <span className="visually-hidden">Изменить: </span>
                {extra.name}
              </span>
              <SoftText
                as="span"
                size="small"
              >{`${formatMoney(extra.price)}${extra.perHour ? ' за\u00a0час' : ''}`}</SoftText>
            </button>
            <IconButton
              aria-label={`Убрать из\u00a0помещения: ${extra.name}`}
              title="Убрать из&nbsp;помещения"
              onClick={() => void withdraw(extra)}
            >
              <Outline path={iconPaths.bin} size={20} />
            </IconButton>
          </li>
        ))}
      </ul>
      {extras.length > 0 && (
        <div className={css.add}>
          <Field label={`Добавить ${acc}`}>
            {wiring => (
              <PlainSelect
                wiring={wiring}
                value={chosen}
                empty="Не выбрано"
                options={extras.map(({ id, name, price }) => ({ id, label: `${name}, ${formatMoney(price)}` }))}
                onChange={setChosen}
              />
            )}
          </Field>
          <Button
            variant="outlined"
            disabled={!picked}
            onClick={() => {
              if (picked) void offer(picked);
              setChosen(undefined);
            }}
          >
            Добавить
          </Button>
        </div>
      )}
      <Button startIcon={<Outline path={iconPaths.plus} size={20} />} onClick={() => setOpen('new')}>
        Создать {acc}
      </Button>
      {open && (
        <SmallDialog title={open === 'new' ? `Добавить ${acc}` : open.name} close={close} stays>
          {form(open === 'new' ? null : open, close)}
        </SmallDialog>
      )}
    </section>
  );
}

/** The fields of a service or a piece of equipment in its dialog. */
export const ExtraFieldset = ({ extra, close }: { extra?: Extra; close: () => void }) => (
  <>
    {extra && extra.roomsCount > 1 && (
      <SoftText size="small">
        Изменится сразу в&nbsp;{plural(extra.roomsCount, 'помещении', 'помещениях', 'помещениях')}. Оформленные брони
        сохранят прежнюю цену.
      </SoftText>
    )}
    <Text name="name" label="Название" maxLength={200} />
    <Text name="description" label="Описание" maxLength={1000} optional />
    <MoneyField name="price" label="Цена, ₽" placeholder="700" />
    <Checkbox name="perHour" label="За&nbsp;каждый час" hint="Без отметки цена — за&nbsp;всю бронь" />
    <DialogButtons cancel={close}>
      <SubmitButton size="medium">Сохранить</SubmitButton>
    </DialogButtons>
  </>
);
