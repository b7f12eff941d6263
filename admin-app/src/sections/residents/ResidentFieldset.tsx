import { residentRecord } from '@venue/sdk/residents/kind';
import { Checkbox, Text } from '@venue/shared-ui/fields/inputs.tsx';
import { RichText } from '@venue/shared-ui/rich-text/RichText.tsx';

const { residentName, residentDescription, residentSiteUrl, residentIsActual } = residentRecord.fields;

/** The fields of a resident. */
export const ResidentFieldset = () => (
  <>
    <Text
      name="residentName"
      label={residentName.label}
      placeholder="Например, Мастерская «Печь и глина»"
      maxLength={200}
    />
    <RichText
      name="residentDescription"
      label={residentDescription.label}
      placeholder="Чем занимается резидент, где его найти и&nbsp;что у&nbsp;него заказать"
      optional
    />
    <Text
      name="residentSiteUrl"
      label={residentSiteUrl.label}
      placeholder="example.ru"
      inputMode="url"
      maxLength={500}
      optional
    />
    <Checkbox
      name="residentIsActual"
      label={residentIsActual.label}
      hint="Снимите отметку, когда резидент съедет: карточка останется, но&nbsp;уйдёт из&nbsp;действующих."
    />
  </>
);
