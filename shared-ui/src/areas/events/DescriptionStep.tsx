import { RichText } from '../../rich-text/RichText.tsx';
import { fields } from './eventForm.ts';

/** The text of the event's page. */
export const DescriptionStep = () => (
  <RichText
    name="eventDescription"
    label={fields.eventDescription.label}
    placeholder="О чём это, кто выступает, что взять с собой"
    hint="Программа, участники, подробности: всё, что гость прочтёт на&nbsp;странице"
  />
);
