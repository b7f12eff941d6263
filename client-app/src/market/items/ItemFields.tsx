import { marketItemUnit } from '@venue/sdk/market/model';
import { DigitsField } from '@venue/shared-ui/fields/DigitsField.tsx';
import { Checkbox, Choose, Text } from '@venue/shared-ui/fields/inputs.tsx';
import { MoneyField } from '@venue/shared-ui/fields/MoneyField.tsx';
import { NumberField } from '@venue/shared-ui/fields/NumberField.tsx';
import { Row } from '@venue/shared-ui/form/Form.tsx';
import { RichText } from '@venue/shared-ui/rich-text/RichText.tsx';
import { BrandField, type BrandFieldProps } from './BrandField.tsx';

const grams = (typed: string): number | null | undefined => {
  const text = typed.replace(/\s|г\.?$/g, '');
  return text === '' ? null : /^\d{1,9}$/.test(text) ? Number(text) : undefined;
};

/** The fields of an item. */
export const ItemFields = (brand: BrandFieldProps) => (
  <>
    <BrandField {...brand} />
    <Text name="itemName" label="Название" maxLength={200} hint="Что это и чем отличается: «Чашка „Рябина“, 300 мл»" />
    <RichText
      name="itemDescription"
      label="Описание"
      optional
      placeholder="Из чего сделано, размеры, как ухаживать, что в комплекте"
    />
    <Row>
      <MoneyField name="itemPrice" label="Цена, ₽" hint="С налогами, за одну единицу" placeholder="1200,50" />
      <Choose name="itemUnit" label="Единица" options={marketItemUnit.options} />
    </Row>
    <Row>
      <Text name="itemArticle" label="Артикул" optional maxLength={50} hint="Ваш собственный номер" />
      <DigitsField name="itemBarcode" label="Штрихкод" optional most={13} hint="EAN-8 или EAN-13" />
    </Row>
    <NumberField
      name="itemWeight"
      label="Вес с упаковкой, г"
      optional
      inputMode="numeric"
      placeholder="350"
      read={grams}
      write={String}
    />
    <Checkbox
      name="itemNeedsMarking"
      label="Нужна маркировка «Честный знак»"
      hint="Отметьте, если на каждой единице должен быть код маркировки: одежда, обувь, духи, вода и другие"
    />
  </>
);
