import { Text } from '@venue/shared-ui/fields/inputs.tsx';
import { Row } from '@venue/shared-ui/form/Form.tsx';

/** The three parts of a name. */
export const NameFields = () => (
  <>
    <Text name="bioLastname" label="Фамилия" autoComplete="family-name" optional />
    <Row>
      <Text name="bioName" label="Имя" autoComplete="given-name" />
      <Text name="bioMiddlename" label="Отчество" autoComplete="additional-name" optional />
    </Row>
  </>
);
