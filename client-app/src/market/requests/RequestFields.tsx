import { Text, TextArea } from '@venue/shared-ui/fields/inputs.tsx';
import { PhoneField } from '@venue/shared-ui/fields/PhoneField.tsx';
import { Row } from '@venue/shared-ui/form/Form.tsx';
import { BrandField, type BrandFieldProps } from '../items/BrandField.tsx';

/** What is written about a request: the brand and whom to call. */
export const RequestFields = (brand: BrandFieldProps) => (
  <>
    <BrandField {...brand} />
    <Row>
      <Text name="contactName" label="Контактное лицо" maxLength={200} autoComplete="name" />
      <PhoneField name="contactPhone" label="Телефон для связи" />
    </Row>
    <TextArea
      name="comment"
      label="Комментарий к заявке"
      optional
      maxLength={2000}
      placeholder="Когда и как удобно связаться, когда товар будет готов"
    />
  </>
);
