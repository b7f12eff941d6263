import { letterRecord } from '@venue/sdk/mailing/kind';
import { letterAudience } from '@venue/sdk/mailing/model';
import { DateField } from '@venue/shared-ui/dates/DateField.tsx';
import { Choose, Text } from '@venue/shared-ui/fields/inputs.tsx';
import { Row } from '@venue/shared-ui/form/Form.tsx';
import { RichText } from '@venue/shared-ui/rich-text/RichText.tsx';

const { fields: named } = letterRecord;

/** What a letter says, and whom it is for. */
export const LetterFieldset = () => (
  <>
    <Text name="letterSubject" label={named.letterSubject.label} maxLength={150} />
    <Text
      name="letterPreview"
      label={named.letterPreview.label}
      hint="Её показывают почтовые программы рядом с&nbsp;темой"
      maxLength={200}
      optional
    />
    <RichText
      name="letterBody"
      label={named.letterBody.label}
      placeholder="О&nbsp;чём вы&nbsp;хотите рассказать подписчикам"
      hint="Кто отправил письмо и&nbsp;как отписаться, добавим сами"
      optional
    />
    <Choose name="letterAudience" label={named.letterAudience.label} options={letterAudience.options} />
    <Row>
      <DateField name="consentFrom" label={named.consentFrom.label} optional />
      <DateField name="consentTo" label={named.consentTo.label} optional />
    </Row>
  </>
);
