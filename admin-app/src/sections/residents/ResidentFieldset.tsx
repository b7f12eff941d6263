import { Checkbox, Text } from '@venue/shared-ui/fields/inputs.tsx';
import { RichText } from '@venue/shared-ui/rich-text/RichText.tsx';

/** What is written about a resident. */
export const ResidentFieldset = () => (
  <>
    <Text name="residentName" label="Название" placeholder="Например, Мастерская «Печь и глина»" maxLength={200} />
    <RichText
      name="residentDescription"
      label="Описание"
      placeholder="Чем занимается резидент, где его найти и&nbsp;что у&nbsp;него заказать"
      optional
    />
    <Text name="residentSiteUrl" label="Сайт" placeholder="example.ru" inputMode="url" maxLength={500} optional />
    <Checkbox
      name="residentIsActual"
      label="Актуален"
      hint="Снимите отметку, когда резидент съедет: карточка останется, но&nbsp;уйдёт из&nbsp;действующих."
    />
  </>
);
