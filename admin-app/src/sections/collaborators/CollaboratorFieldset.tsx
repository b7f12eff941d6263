import { collaboratorRecord } from '@venue/sdk/collaborators/kind';
import { TextArea } from '@venue/shared-ui/fields/inputs.tsx';

/** The fields of a team member. */
export const CollaboratorFieldset = () => (
  <TextArea
    name="collaboratorText"
    label={collaboratorRecord.fields.collaboratorText.label}
    placeholder={'Ольга Демидова\nУправляющая площадкой'}
    hint="Имя в&nbsp;первой строке, ниже должность и&nbsp;несколько слов о&nbsp;работе"
    maxLength={1000}
  />
);
