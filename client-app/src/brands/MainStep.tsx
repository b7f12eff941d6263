import { KindsField } from '@venue/shared-ui/areas/brands/KindsField.tsx';
import { Text } from '@venue/shared-ui/fields/inputs.tsx';
import { RichText } from '@venue/shared-ui/rich-text/RichText.tsx';
import { CompanyField } from './CompanyField.tsx';

/** Name, what the brand does, its description and the organisation behind it. */
export const MainStep = () => (
  <>
    <Text name="brandName" label="Название" maxLength={200} hint="Как его знают покупатели" />
    <KindsField />
    <RichText
      name="brandDescription"
      label="Описание"
      placeholder="Что вы делаете, из чего, чем отличаетесь. Где увидеть и купить"
    />
    <CompanyField />
  </>
);
