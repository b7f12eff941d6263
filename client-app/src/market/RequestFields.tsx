import type { BrandRow } from '@venue/sdk/brands/model';
import { Text, TextArea } from '@venue/shared-ui/fields/inputs.tsx';
import { PhoneField } from '@venue/shared-ui/fields/PhoneField.tsx';
import { Row } from '@venue/shared-ui/form/Form.tsx';
import { BrandField } from './BrandField.tsx';

interface Props {
  brands: readonly BrandRow[];
  /** The brand of the items in it. */
  fixed?: { readonly name: string; readonly why: string } | undefined;
}

/** What is written about a request: the brand and whom to call. */
export const RequestFields = ({ brands, fixed }: Props) => (
  <>
    <BrandField brands={brands} fixed={fixed} />
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
