import { type ApiFailure, formatMoney, type Unreachable } from '@venue/sdk';
import { LineFields, lineSum, measure } from '@venue/sdk/papers/model';
import { Choose, TextArea } from '@venue/shared-ui/fields/inputs.tsx';
import { MoneyField } from '@venue/shared-ui/fields/MoneyField.tsx';
import { NumberField } from '@venue/shared-ui/fields/NumberField.tsx';
import { Form, Row } from '@venue/shared-ui/form/Form.tsx';
import { SubmitButton } from '@venue/shared-ui/form/SubmitButton.tsx';
import { useForm } from '@venue/shared-ui/form/useForm.ts';
import { DialogButtons, SmallDialog } from '@venue/shared-ui/mui/SmallDialog.tsx';
import { useWatch } from 'react-hook-form';
import { useLocation } from 'react-router-dom';
import css from './Papers.module.css';

interface Props {
  /** The line that is changed; none for a new one. */
  line?: LineFields & { id: number };
  close: () => void;
  send: (line: LineFields, handles: (failure: ApiFailure | Unreachable) => boolean) => Promise<unknown>;
}

const units = measure.options.map(({ id, label }) => ({ id, label }));

/** A quantity as people type it: `6`, `6,5`, `35.4`. */
function quantityOf(typed: string): number | null | undefined {
  const text = typed.replace(/\s/g, '').replace(',', '.');
  if (text === '') return null;
  return /^\d{1,6}(\.\d{1,3})?$/.test(text) ? Number(text) : undefined;
}

/** A service with its price, which includes VAT. */
export default function ServiceDialog({ line, close, send }: Props) {
  const { pathname } = useLocation();
  const form = useForm({
    schema: LineFields,
    keep: `service:${pathname}:${line?.id ?? 'new'}`,
    from: {
      serviceName: line?.serviceName ?? '',
      measure: line?.measure ?? measure.hour,
      quantity: line?.quantity ?? 1,
      ...(line ? { price: line.price } : {}),
    },
    submit: async (fields, { setServerErrors, markSaved }) => {
      if (!(await send(fields, setServerErrors))) return;
      markSaved(fields);
      close();
    },
  });
  const [quantity, price] = useWatch({ control: form.methods.control, name: ['quantity', 'price'] });
  const counts = typeof quantity === 'number' && typeof price === 'number';
  return (
    <SmallDialog title={line ? 'Изменить услугу' : 'Добавить услугу'} close={close} stays>
      <Form form={form} label="Услуга">
        <TextArea
          name="serviceName"
          label="Услуга"
          placeholder="Аренда конференц-зала 5&nbsp;декабря"
          maxLength={500}
        />
        <Row>
          <NumberField
            name="quantity"
            label="Количество"
            inputMode="decimal"
            read={quantityOf}
            write={value => String(value).replace('.', ',')}
          />
          <Choose name="measure" label="Единица" options={units} />
        </Row>
        <MoneyField name="price" label="Цена за&nbsp;единицу с&nbsp;НДС, ₽" />
        {counts && <p className={css.soft}>Сумма {formatMoney(lineSum({ quantity, price }))}</p>}
        <DialogButtons cancel={close}>
          <SubmitButton size="medium">{line ? 'Сохранить' : 'Добавить'}</SubmitButton>
        </DialogButtons>
      </Form>
    </SmallDialog>
  );
}
